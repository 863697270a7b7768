import { list } from '../list'
import type { Industry } from './industry'

/** What is done for people. */
export const serviceIndustries: readonly Industry[] = [
  {
    name: 'Healthcare',
    aliases: list(
      'health care, health, hospitals, clinics, medical, healthtech, health tech, digital health, medtech, hospital and health care, dentists, dental practices, nursing homes, care homes, doctors practices',
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
    name: 'Education',
    aliases: list(
      'e-learning, elearning, edtech, ed tech, schools, universities, higher education, training, kindergartens, nurseries',
    ),
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
      'realestate, property, properties, proptech, prop tech, property management, realty, commercial real estate, real estate agencies, real estate agents, estate agents, property developers',
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
      'management consulting, consultancy, consultancies, advisory, professional services, business consulting, accounting firms, tax advisers, recruitment agencies, staffing agencies, recruiting agencies, temp agencies',
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
      'tourism, hospitality, hotels, hotel, airlines, travel and tourism, leisure, travel tech, traveltech, travel agency, travel agencies, tour operator, tour operators',
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
    name: 'Banking',
    aliases: list(
      'banks, bank, financial services, finance, credit unions, investment banking, wealth management, asset management, private equity firms, venture capital funds, venture capital firms, leasing companies',
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
    name: 'Non-profit',
    aliases: list(
      'nonprofit, non profit, NGO, NGOs, charity, charities, foundations, nonprofits, non-profits, churches, sports clubs, trade associations, associations',
    ),
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
