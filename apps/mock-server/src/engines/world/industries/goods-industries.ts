import { list } from '../list'
import type { Industry } from './industry'

/** What makes, moves and sells things. */
export const goodsIndustries: readonly Industry[] = [
  {
    name: 'Logistics',
    aliases: list(
      'transportation, transport, freight, shipping, supply chain, trucking, warehousing, logistics and supply chain, delivery, cold storage, third-party logistics, 3PL, haulage, hauliers, couriers, courier services, airports, port operators, removal companies',
    ),
    weight: 5,
    keywords: list(
      'freight, cold chain, warehousing, last mile, customs, route planning, containers, road haulage, air cargo, parcel',
    ),
    offers: list(
      'moves chilled freight, runs warehouses, delivers parcels over the last mile, forwards containers, clears customs, hauls goods by road',
    ),
    customers: list('food producers, importers, manufacturers, online shops, pharmacies'),
    revenuePerHead: 190,
    funded: 0.15,
    uses: ['erp', 'data'],
    tools: list('Manhattan Associates, Blue Yonder, Project44, Samsara'),
    roles: list('Dispatcher, Warehouse Supervisor, Freight Forwarder, Transport Planner'),
  },
  {
    name: 'Manufacturing',
    aliases: list(
      'manufacturers, industrial, machinery, mechanical engineering, factories, industrials, production, electronics, consumer electronics, industrial machinery, machine builders, machine makers, toolmakers, chemicals, furniture, consumer goods, textiles, textile companies, aerospace, semiconductors, semiconductor companies, shipyards, paper mills, paper makers, cement producers, printing companies, print shops, engineering firms, engineering companies',
    ),
    weight: 7,
    keywords: list(
      'machine tools, packaging, precision parts, industrial automation, electronics, plastics, steel, sensors, pumps, robotics',
    ),
    offers: list(
      'makes machine tools, makes precision parts, builds packaging lines, makes sensors, casts steel, makes pumps and valves',
    ),
    customers: list('car makers, food producers, builders, energy companies, hospitals, other factories'),
    revenuePerHead: 210,
    funded: 0.06,
    uses: ['erp'],
    tools: list('Siemens Teamcenter, SolidWorks, Rockwell Automation, Autodesk, Kinaxis'),
    roles: list('Production Planner, Quality Engineer, CNC Machinist, Maintenance Technician'),
  },
  {
    name: 'Food and beverage',
    aliases: list(
      'food & beverage, food and drink, food, beverages, beverage, F&B, restaurants, catering, food production, breweries, CPG, FMCG, consumer goods, caterers, butchers, cafés, bars',
    ),
    weight: 5,
    keywords: list(
      'bakery, dairy, organic, brewery, frozen food, snacks, catering, restaurants, coffee, plant-based, confectionery',
    ),
    offers: list(
      'bakes bread, roasts coffee, brews beer, makes plant-based dairy, caters for offices, makes frozen meals, makes confectionery',
    ),
    customers: list('supermarkets, restaurants, canteens, hotels, corner shops'),
    revenuePerHead: 180,
    funded: 0.12,
    uses: ['erp', 'commerce'],
    tools: list('Toast, Lightspeed, SevenRooms'),
    roles: list('Food Technologist, Head Baker, Key Account Manager, Line Supervisor'),
  },
  {
    name: 'Automotive',
    aliases: list(
      'automobile, automobiles, cars, car makers, vehicles, mobility, auto parts, car dealers, dealerships, electric vehicles',
    ),
    weight: 3,
    keywords: list(
      'electric vehicles, car parts, dealerships, fleet, charging, brakes, batteries, engine testing, car sharing',
    ),
    offers: list(
      'makes brake parts, sells cars, manages fleets, builds chargers for electric vehicles, tests engines, makes battery packs',
    ),
    customers: list('car makers, fleets, garages, drivers, bus companies'),
    revenuePerHead: 270,
    funded: 0.12,
    uses: ['erp'],
    tools: list('Dassault CATIA, Siemens Teamcenter, CDK Global'),
    roles: list('Test Engineer, Supply Chain Planner, Service Advisor, Embedded Software Engineer'),
  },
  {
    name: 'Pharmaceuticals',
    aliases: list('pharma, pharmaceutical, drug makers, medicines, life sciences, drug discovery'),
    weight: 3,
    keywords: list(
      'generics, clinical trials, vaccines, oncology, drug delivery, contract manufacturing, pharmacovigilance, over the counter',
    ),
    offers: list(
      'makes generics, runs clinical trials, develops cancer medicines, fills vials under contract, makes vaccines, watches the safety of medicines',
    ),
    customers: list('pharmacies, hospitals, health ministries, research institutes'),
    revenuePerHead: 380,
    funded: 0.25,
    uses: ['erp', 'data'],
    tools: list('Veeva, Benchling'),
    roles: list('Clinical Research Associate, Regulatory Affairs Specialist, Medical Science Liaison, Process Chemist'),
  },
  {
    name: 'Retail',
    aliases: list(
      'retailers, stores, shops, supermarkets, brick and mortar, grocery, fashion retail, wholesale, wholesalers, pharmacies, toy shops, grocery chains',
    ),
    weight: 5,
    keywords: list(
      'supermarkets, fashion, furniture, loyalty programme, point of sale, franchise, garden centres, sporting goods, bookshops',
    ),
    offers: list(
      'runs supermarkets, runs garden centres, sells shoes in shops of its own, franchises bookshops, runs sports shops, sells kitchens',
    ),
    customers: list('families, commuters, craftspeople, hobby gardeners'),
    revenuePerHead: 200,
    funded: 0.05,
    uses: ['commerce', 'erp', 'payments'],
    tools: list('Lightspeed, Cegid'),
    roles: list('Store Manager, Merchandiser, Buyer, Visual Merchandising Lead'),
  },
  {
    name: 'Energy',
    aliases: list(
      'utilities, power, renewables, renewable energy, cleantech, clean tech, solar, wind energy, oil and gas, oil & gas, electricity, climate tech',
    ),
    weight: 4,
    keywords: list(
      'solar, wind, grid, storage, heat pumps, metering, hydrogen, district heating, energy trading, maintenance',
    ),
    offers: list(
      'builds solar parks, maintains wind turbines, trades power, installs heat pumps, stores power in batteries, reads meters',
    ),
    customers: list('municipalities, factories, households, grid operators, farmers'),
    revenuePerHead: 420,
    funded: 0.22,
    uses: ['erp', 'data'],
    tools: list('OSIsoft PI, Esri ArcGIS'),
    roles: list('Wind Turbine Technician, Grid Engineer, Project Developer, Energy Trader'),
  },
  {
    name: 'Construction',
    aliases: list(
      'builders, building, civil engineering, contractors, infrastructure, architecture, constructiontech, contech, plumbers, electricians, roofers, joiners',
    ),
    weight: 4,
    keywords: list(
      'roads, bridges, timber houses, renovation, roofing, scaffolding, concrete, tunnels, interior fitting, safety',
    ),
    offers: list('builds bridges, renovates flats, makes timber houses, fits out shops, pours concrete, digs tunnels'),
    customers: list('municipalities, developers, home owners, railways, hotels'),
    revenuePerHead: 230,
    funded: 0.04,
    uses: ['erp'],
    tools: list('Procore, Autodesk'),
    roles: list('Site Manager, Quantity Surveyor, Structural Engineer, Estimator'),
  },
  {
    name: 'Agriculture',
    aliases: list('farming, farms, agritech, agtech, ag tech, agribusiness, forestry, wineries'),
    weight: 2,
    keywords: list(
      'crops, dairy farming, seeds, irrigation, tractors, greenhouses, forestry, vineyards, precision farming',
    ),
    offers: list(
      'grows vegetables under glass, breeds seeds, builds irrigation, makes wine, keeps forests, measures fields from the air',
    ),
    customers: list('farmers, wholesalers, supermarkets, wine merchants, cooperatives'),
    revenuePerHead: 140,
    funded: 0.14,
    uses: ['erp'],
    tools: list('John Deere Operations Center, Esri ArcGIS'),
    roles: list('Agronomist, Farm Manager, Irrigation Engineer, Harvest Supervisor'),
  },
  {
    name: 'Biotechnology',
    aliases: list('biotech, bio tech, biotechnologies, genomics, life science'),
    weight: 2,
    keywords: list(
      'gene therapy, enzymes, sequencing, fermentation, antibodies, lab automation, cell culture, bioplastics',
    ),
    offers: list(
      'develops gene therapies, makes enzymes, sequences genomes, grows cells, makes plastics from plants, automates laboratories',
    ),
    customers: list('drug makers, universities, food producers, hospitals'),
    revenuePerHead: 200,
    funded: 0.6,
    uses: ['data'],
    tools: list('Benchling, Veeva'),
    roles: list('Research Associate, Bioinformatician, Lab Technician, Senior Scientist'),
  },
]
