import { list } from '../list'
import type { Industry } from './industry'

/** What is sold over the net, or for it. */
export const digitalIndustries: readonly Industry[] = [
  {
    name: 'SaaS',
    aliases: list(
      'software, B2B SaaS, software as a service, enterprise software, business software, cloud software, software development, software companies, computer software, information technology, IT services',
    ),
    weight: 12,
    keywords: list(
      'workflow automation, collaboration, analytics, no-code, API platform, product-led growth, subscription software, developer tools, customer data, project management, billing, document management',
    ),
    offers: list(
      'makes workflow software, sells a subscription platform for planning, builds no-code tools for reporting, makes billing software, runs a customer data platform, builds developer tools',
    ),
    customers: list(
      'mid-sized teams, finance departments, agencies, product teams, field-service companies, hospitals',
    ),
    revenuePerHead: 170,
    funded: 0.65,
    uses: ['data', 'analytics', 'devops', 'payments', 'security'],
    tools: [],
    roles: list(
      'Sales Development Representative, Account Executive, Solutions Engineer, Product Designer, Senior Backend Engineer',
    ),
  },
  {
    name: 'FinTech',
    aliases: list('fin tech, financial technology, payments, payment technology, neobank, lending technology'),
    weight: 6,
    keywords: list(
      'payments, lending, open banking, fraud detection, treasury, invoicing, wealth management, compliance, embedded finance, expense cards',
    ),
    offers: list(
      'moves payments across borders, lends to small companies, builds open-banking interfaces, finds fraud in card payments, issues expense cards, automates invoices',
    ),
    customers: list('online shops, freelancers, exporters, banks, marketplaces, accountants'),
    revenuePerHead: 220,
    funded: 0.75,
    uses: ['data', 'payments', 'devops', 'security', 'analytics'],
    tools: list('Plaid, Mambu, Temenos'),
    roles: list('Risk Analyst, Compliance Officer, Senior Backend Engineer, Fraud Analyst'),
  },
  {
    name: 'E-commerce',
    aliases: list(
      'ecommerce, e commerce, online retail, online shop, online shops, webshop, online store, D2C, DTC, direct to consumer, marketplaces',
    ),
    weight: 6,
    keywords: list(
      'online shop, marketplace, subscription boxes, fashion, furniture, cosmetics, returns, fulfilment, direct to consumer, second-hand',
    ),
    offers: list(
      'sells furniture online, runs a marketplace for spare parts, sells cosmetics to subscribers, sells outdoor clothing online, runs a second-hand fashion shop, sells office supplies online',
    ),
    customers: list('households, young families, craftspeople, offices, collectors'),
    revenuePerHead: 310,
    funded: 0.4,
    uses: ['commerce', 'payments', 'analytics', 'support'],
    tools: [],
    roles: list('Performance Marketing Manager, Category Manager, Customer Service Agent, Fulfilment Lead'),
  },
  {
    name: 'Media',
    aliases: list(
      'publishing, entertainment, broadcasting, news, media and entertainment, gaming, games, film, music, publishers, cinemas, theatres, game studios',
    ),
    weight: 3,
    keywords: list(
      'newspapers, podcasts, video, streaming, magazines, games, music, books, film production, advertising sales',
    ),
    offers: list('publishes magazines, makes podcasts, produces films, makes games, streams concerts, publishes books'),
    customers: list('readers, listeners, advertisers, broadcasters, schools'),
    revenuePerHead: 130,
    funded: 0.18,
    uses: ['analytics', 'payments'],
    tools: list('Adobe Creative Cloud, Brightcove'),
    roles: list('Video Editor, Audience Development Manager, Reporter, Ad Operations Specialist'),
  },
  {
    name: 'Telecommunications',
    aliases: list(
      'telecom, telecoms, telco, telcos, telecommunication, internet provider, ISP, mobile operators, networks',
    ),
    weight: 2,
    keywords: list('fibre, mobile network, broadband, 5G, satellite, SIM cards, voice over IP, data centres, towers'),
    offers: list(
      'lays fibre, runs a mobile network, connects ships by satellite, hosts telephone systems, rents out towers, sells SIM cards for machines',
    ),
    customers: list('households, shipping lines, call centres, municipalities, network operators'),
    revenuePerHead: 330,
    funded: 0.15,
    uses: ['data', 'support'],
    tools: list('Amdocs, Ericsson OSS'),
    roles: list('Network Engineer, Field Technician, Radio Planner, NOC Analyst'),
  },
  {
    name: 'Cybersecurity',
    aliases: list(
      'cyber security, information security, infosec, IT security, network security, computer and network security',
    ),
    weight: 3,
    keywords: list(
      'penetration testing, identity, threat detection, incident response, zero trust, awareness training, vulnerability management, encryption',
    ),
    offers: list(
      'tests networks for weaknesses, watches for attacks, manages identities, trains staff to spot fraud, answers incidents, encrypts mail',
    ),
    customers: list('banks, hospitals, public bodies, software companies, law firms'),
    revenuePerHead: 190,
    funded: 0.65,
    uses: ['security', 'devops', 'data'],
    tools: [],
    roles: list('Security Analyst, Penetration Tester, Threat Researcher, Solutions Engineer'),
  },
  {
    name: 'Artificial intelligence',
    aliases: list('AI, machine learning, ML, artificial intelligence companies, generative AI, genAI, deep learning'),
    weight: 3,
    keywords: list(
      'machine learning, computer vision, speech recognition, large language models, forecasting, robotics, document understanding, agents',
    ),
    offers: list(
      'reads documents with machine learning, inspects parts with computer vision, forecasts demand, turns speech into text, builds assistants for call centres',
    ),
    customers: list('insurers, factories, shops, hospitals, law firms'),
    revenuePerHead: 150,
    funded: 0.8,
    uses: ['data', 'devops', 'analytics'],
    tools: list('OpenAI API, PyTorch, Weights & Biases, NVIDIA CUDA'),
    roles: list('Machine Learning Engineer, Research Scientist, Data Scientist, MLOps Engineer'),
  },
  {
    name: 'Marketing services',
    aliases: list(
      'marketing, advertising, marketing agency, marketing agencies, agencies, agency, PR agency, public relations, martech, adtech, marketing and advertising, ad agencies, advertising agencies, design studios, design agencies, web agencies, digital agencies, creative agencies, event agencies',
    ),
    weight: 4,
    keywords: list(
      'branding, search advertising, events, public relations, social media, market research, influencer marketing, design',
    ),
    offers: list(
      'designs brands, buys search advertising, runs trade fairs, does public relations, researches markets, makes films for social media',
    ),
    customers: list('food brands, software companies, tourism boards, shops, museums'),
    revenuePerHead: 110,
    funded: 0.08,
    uses: ['analytics', 'marketing'],
    tools: list('Adobe Creative Cloud'),
    roles: list('Art Director, Copywriter, Media Planner, Social Media Manager'),
  },
]
