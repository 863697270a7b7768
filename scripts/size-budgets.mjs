const areas = ['workspace', 'campaigns', 'documents', 'citations', 'workflows', 'data']

/** A kilobyte of a budget, in bytes. */
export const kilobyte = 1000

/**
 * Doors of packages, our own code alone: what comes from other packages stays outside, and so does what is behind the
 * doors in `without`, because everybody has that anyway. With `parts`, what comes along with only those.
 */
export const doorBudgets = [
  { package: '@inlay/sdk-core', door: '.', kilobytes: 15 },
  ...areas.map((area) => ({
    package: '@inlay/sdk-core',
    door: `./contract/${area}`,
    // The campaigns have the most calls.
    kilobytes: area === 'campaigns' ? 16.4 : 8,
    without: ['.'],
  })),
  { package: '@inlay/sdk-core', door: './agent', kilobytes: 18.6 },
  { package: '@inlay/sdk-core', door: './embed', parts: ['createEmbed', 'defineInlayFrame'], kilobytes: 12 },
  { package: '@inlay/sdk-core', door: './react', kilobytes: 8, without: ['.'] },
  {
    package: '@inlay/sdk-core',
    door: './table',
    parts: ['DataTable'],
    kilobytes: 30,
    without: ['.', './react', './ui'],
  },
  { package: '@inlay/sdk-core', door: './chat', kilobytes: 35, without: ['.', './react', './ui'] },
]

const ui = '@inlay/sdk-core/ui'
const react = ['react', 'react-dom']
// Every page has these through the provider.
const provided = [...react, '@tanstack/react-query', 'intl-messageformat', 'zod']

/** Only who shows charts loads them. */
const charts = ['LineChart', 'ColumnChart', 'BarChart', 'BubbleChart', 'PieChart', 'WordCloud', 'chartMessages']

/**
 * Parts as who imports only them gets them, with all that they need from other packages. `'all'` is the whole door;
 * `beside` and `except` are not counted.
 */
export const partBudgets = [
  { name: 'Button alone', from: ui, parts: ['Button'], beside: react, kilobytes: 3 },
  { name: 'Select alone', from: ui, parts: ['Select'], beside: react, kilobytes: 28 },
  {
    name: 'forms without zod and fields',
    from: ui,
    parts: ['Form', 'FormField', 'SubmitButton', 'useInlayForm'],
    beside: provided,
    kilobytes: 24,
  },
  { name: 'charts', from: ui, parts: charts, beside: provided, kilobytes: 30 },
  {
    name: 'the kit but charts, form library and Markdown lexer',
    from: ui,
    parts: 'all',
    except: charts,
    beside: [...provided, 'react-hook-form', 'marked'],
    kilobytes: 97.8,
  },
  // The aim is 90 here too: the form library weighs 15 of it and the Markdown lexer 17, and neither can be shaken.
  { name: 'the whole kit without charts', from: ui, parts: 'all', except: charts, beside: provided, kilobytes: 130 },
]

const app = ['index.html', 'src/start-app.tsx']
const signedIn = [...app, 'src/sign-in/reference-auth.ts', 'src/signed-in/SignedInApp.tsx']

/**
 * Pages of the reference host: all JavaScript that a browser loads for them. `modules` are the entry and the modules
 * that it loads on demand for this page, as the manifest of the build names them. What they share is built into one file
 * for each page, in this order.
 */
export const pageBudgets = [
  { page: 'sign-in page', kilobytes: 150, modules: app },
  { page: 'campaigns home', kilobytes: 260, modules: [...signedIn, 'src/routes/campaigns.tsx'] },
]
