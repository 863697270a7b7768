import { list } from './list'

export const firstWords = list(
  'Alder, Amber, Anchor, Arbor, Aspen, Basalt, Beacon, Birch, Bluestone, Boreal, Bramble, Brightline, Cardinal, Cascade, Cedar, Chalk, Cinder, Clover, Cobalt, Compass, Copper, Coral, Crestview, Crimson, Cypress, Delta, Driftwood, Eastgate, Elder, Ember, Evergreen, Fairway, Falcon, Fathom, Fern, Flint, Foxglove, Garnet, Glacier, Granite, Greenfield, Harbour, Hazel, Heather, Heron, Hickory, Highland, Hollow, Indigo, Ironwood, Ivory, Jasper, Juniper, Kestrel, Keystone, Kingfisher, Lakeside, Lantern, Larch, Lark, Linden, Lodestar, Lumen, Magnolia, Mallow, Maple, Marble, Marigold, Marlow, Meadow, Meridian, Millstone, Mistral, Moss, North Star, Northgate, Oakridge, Obsidian, Ochre, Opal, Orchard, Osprey, Otter, Parallel, Pebble, Pinnacle, Plover, Prism, Quarry, Quill, Raven, Redwood, Ridgeline, Riverbend, Rowan, Sable, Saffron, Sagebrush, Sandpiper, Sequoia, Shale, Silverline, Slate, Solstice, Sparrow, Spruce, Stonebridge, Summit, Sycamore, Tamarack, Teal, Thistle, Tidewater, Timber, Topaz, Trellis, Tundra, Twin Pine, Umber, Union, Vanguard, Verdant, Vermilion, Wayfarer, Westbrook, Wheatfield, Whinstone, Wildflower, Willow, Windward, Wren, Yarrow, Yellowtail, Zenith, Zephyr',
)

export const starts = list(
  'Al, Ar, As, Au, Bel, Bor, Bri, Cal, Cor, Cy, Dal, Dev, Dor, El, En, Er, Fen, Fi, Flo, Gal, Hel, Il, In, Ja, Kal, Kel, Kor, La, Lin, Lu, Ma, Mel, Mi, Mon, Na, Nel, No, Ol, On, Or, Pa, Pel, Pra, Qua, Quen, Ra, Ren, Ro, Sa, Sel, So, Syl, Ta, Tel, Tra, Ul, Va, Vel, Vi, Wen, Xe, Ya, Yel, Za, Zel, Zo',
)

export const middles = list(
  'ba, ca, da, di, fo, ga, go, ke, la, le, li, lo, ma, mi, na, ne, no, ra, re, ri, ro, sa, se, ta, ti, to, va, ve, vi, zo',
)

export const ends = list(
  'ara, bit, cast, cor, dex, dia, flow, grid, hub, ia, ium, ivo, kit, la, lane, lio, ly, mark, mind, mo, na, nova, on, ora, path, ra, rix, sense, stack, ta, thera, tic, tra, va, vance, via, vio, vista, wave, x, yx, zen',
)
