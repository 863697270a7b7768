import { list } from './list'
import type { TechnologyKind } from './technologies'

export interface Industry {
  readonly name: string
  readonly aliases: readonly string[]
  readonly weight: number
  readonly keywords: readonly [string, ...string[]]
  /** What the company does: goes on from its name. */
  readonly offers: readonly [string, ...string[]]
  readonly customers: readonly [string, ...string[]]
  /** Thousands a year for each who works there. */
  readonly revenuePerHead: number
  /** How often investors have paid for it: 0 never, 1 always. */
  readonly funded: number
  /** What it uses beside what everybody does. */
  readonly uses: readonly TechnologyKind[]
  readonly tools: readonly string[]
  readonly roles: readonly [string, ...string[]]
}

export const industries: readonly Industry[] = [
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
    roles: list('Solutions Engineer, Product Designer, Senior Backend Engineer, Implementation Consultant'),
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
    name: 'Healthcare',
    aliases: list(
      'health care, health, hospitals, clinics, medical, healthtech, health tech, digital health, medtech, hospital and health care',
    ),
    weight: 5,
    keywords: list(
      'hospitals, telemedicine, diagnostics, patient records, elderly care, medical devices, dental, rehabilitation, clinics, radiology',
    ),
    offers: list(
      'runs clinics, offers telemedicine, makes diagnostic devices, keeps patient records, staffs hospitals, runs rehabilitation centres',
    ),
    customers: list('patients, general practitioners, hospitals, insurers, care homes'),
    revenuePerHead: 110,
    funded: 0.3,
    uses: ['support', 'security'],
    tools: list('Epic, Cerner'),
    roles: list('Registered Nurse, Clinical Operations Manager, Medical Coder, Patient Care Coordinator'),
  },
  {
    name: 'Logistics',
    aliases: list(
      'transportation, transport, freight, shipping, supply chain, trucking, warehousing, logistics and supply chain, delivery',
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
      'manufacturers, industrial, machinery, mechanical engineering, factories, industrials, production, electronics',
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
    name: 'Education',
    aliases: list('e-learning, elearning, edtech, ed tech, schools, universities, higher education, training'),
    weight: 4,
    keywords: list(
      'online courses, language learning, vocational training, schools, universities, exams, tutoring, apprenticeships, learning platform',
    ),
    offers: list(
      'teaches languages online, trains apprentices, runs schools, makes exam software, offers courses for nurses, tutors pupils',
    ),
    customers: list('schools, universities, employers, adults who change careers, parents'),
    revenuePerHead: 80,
    funded: 0.3,
    uses: ['analytics'],
    tools: list('Moodle, Canvas, Blackboard'),
    roles: list('Curriculum Designer, Admissions Officer, Instructor, Learning Experience Designer'),
  },
  {
    name: 'Real Estate',
    aliases: list(
      'realestate, property, properties, proptech, prop tech, property management, realty, commercial real estate',
    ),
    weight: 4,
    keywords: list(
      'property management, offices, housing, brokerage, coworking, facility management, retail parks, student housing, appraisals',
    ),
    offers: list(
      'manages office buildings, lets flats, brokers shops and warehouses, runs coworking spaces, values land, develops student housing',
    ),
    customers: list('landlords, tenants, pension funds, start-ups, municipalities'),
    revenuePerHead: 260,
    funded: 0.12,
    uses: [],
    tools: list('Yardi, AppFolio'),
    roles: list('Property Manager, Leasing Consultant, Asset Manager, Facility Manager'),
  },
  {
    name: 'Consulting',
    aliases: list(
      'management consulting, consultancy, consultancies, advisory, professional services, business consulting',
    ),
    weight: 5,
    keywords: list(
      'strategy, change management, digital transformation, cost reduction, due diligence, process design, sustainability, data strategy',
    ),
    offers: list(
      'advises on strategy, guides digital change, reviews processes, prepares acquisitions, advises on sustainability, rolls out business systems',
    ),
    customers: list('family firms, public bodies, banks, manufacturers, private-equity funds'),
    revenuePerHead: 150,
    funded: 0.03,
    uses: ['analytics'],
    tools: [],
    roles: list('Senior Consultant, Engagement Manager, Business Analyst, Associate Consultant'),
  },
  {
    name: 'Food and beverage',
    aliases: list(
      'food & beverage, food and drink, food, beverages, beverage, F&B, restaurants, catering, food production, breweries, CPG, FMCG, consumer goods',
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
    aliases: list('retailers, stores, shops, supermarkets, brick and mortar, grocery, fashion retail, wholesale'),
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
    name: 'Media',
    aliases: list(
      'publishing, entertainment, broadcasting, news, media and entertainment, gaming, games, film, music, publishers',
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
    name: 'Insurance',
    aliases: list('insurers, insurtech, insur tech, insurance brokers, reinsurance, underwriting'),
    weight: 3,
    keywords: list(
      'car insurance, liability, claims, reinsurance, brokerage, pet insurance, underwriting, cargo insurance',
    ),
    offers: list(
      'insures cargo, insures small firms, brokers liability cover, handles claims, insures pets, reinsures against floods',
    ),
    customers: list('car owners, craftspeople, shipowners, farmers, families'),
    revenuePerHead: 450,
    funded: 0.2,
    uses: ['data', 'support'],
    tools: list('Guidewire, Duck Creek'),
    roles: list('Underwriter, Claims Handler, Actuary, Broker Relationship Manager'),
  },
  {
    name: 'Travel',
    aliases: list(
      'tourism, hospitality, hotels, hotel, airlines, travel and tourism, leisure, travel tech, traveltech',
    ),
    weight: 3,
    keywords: list(
      'hotels, package tours, business travel, camping, booking platform, airlines, cruises, city tours, vacation rentals',
    ),
    offers: list(
      'runs hotels, books business travel, rents out holiday homes, guides tours through old towns, runs campsites, sells rail passes',
    ),
    customers: list('families, business travellers, hikers, travel agents, school classes'),
    revenuePerHead: 160,
    funded: 0.2,
    uses: ['payments', 'support', 'analytics'],
    tools: list('Amadeus, Sabre'),
    roles: list('Revenue Manager, Guest Relations Agent, Travel Consultant, Tour Guide'),
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
    name: 'Banking',
    aliases: list(
      'banks, bank, financial services, finance, credit unions, investment banking, wealth management, asset management',
    ),
    weight: 3,
    keywords: list(
      'savings, mortgages, private banking, corporate loans, cards, trade finance, asset management, custody',
    ),
    offers: list(
      'takes savings, lends for homes, banks for farmers, finances exports, manages wealth, keeps securities safe',
    ),
    customers: list('families, exporters, farmers, foundations, doctors'),
    revenuePerHead: 400,
    funded: 0.04,
    uses: ['data', 'security', 'support'],
    tools: list('Temenos, Finastra, Avaloq'),
    roles: list('Credit Analyst, Relationship Manager, Branch Manager, AML Analyst'),
  },
  {
    name: 'Construction',
    aliases: list(
      'builders, building, civil engineering, contractors, infrastructure, architecture, constructiontech, contech',
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
    aliases: list('farming, farms, agritech, agtech, ag tech, agribusiness, forestry'),
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
    name: 'Legal services',
    aliases: list('law firms, law firm, law, legal, legaltech, legal tech, attorneys, lawyers, law practice'),
    weight: 2,
    keywords: list('patents, labour law, mergers, tax law, notary, litigation, data protection, contracts'),
    offers: list(
      'files patents, advises on labour law, goes to court for inventors, reviews contracts, advises on tax, guards personal data',
    ),
    customers: list('inventors, employers, start-ups, families, ship owners'),
    revenuePerHead: 210,
    funded: 0.03,
    uses: [],
    tools: list('Clio, iManage, Relativity'),
    roles: list('Paralegal, Associate Attorney, Patent Examiner, Legal Secretary'),
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
  {
    name: 'Marketing services',
    aliases: list(
      'marketing, advertising, marketing agency, marketing agencies, agencies, agency, PR agency, public relations, martech, adtech, marketing and advertising',
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
  {
    name: 'Non-profit',
    aliases: list('nonprofit, non profit, NGO, NGOs, charity, charities, foundations, nonprofits, non-profits'),
    weight: 1.5,
    keywords: list(
      'fundraising, youth work, conservation, food banks, refugees, disaster relief, scholarships, museums',
    ),
    offers: list(
      'protects wetlands, runs food banks, teaches young people to sail, grants scholarships, helps after floods, keeps a museum of crafts',
    ),
    customers: list('young people, refugees, volunteers, villages, schools'),
    revenuePerHead: 90,
    funded: 0,
    uses: [],
    tools: list('Raiser’s Edge'),
    roles: list('Fundraiser, Volunteer Coordinator, Programme Officer, Grants Manager'),
  },
]
