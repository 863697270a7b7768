import { list } from './list'

export interface Department {
  readonly name: string
  /** How often it is met beside the others. */
  readonly weight: number
  readonly chief: readonly [string, ...string[]]
  /** What its leaders lead: "VP of …". */
  readonly areas: readonly [string, ...string[]]
  readonly managers: readonly [string, ...string[]]
  readonly seniors: readonly [string, ...string[]]
  readonly entries: readonly [string, ...string[]]
  /** What people there write about. */
  readonly topics: readonly [string, ...string[]]
}

export const departments: readonly [Department, ...Department[]] = [
  {
    name: 'Sales',
    weight: 10,
    chief: list('Chief Revenue Officer, Chief Sales Officer, Chief Commercial Officer'),
    areas: list('Sales, Business Development, Enterprise Sales, Sales Operations, Revenue Operations, Partnerships'),
    managers: list(
      'Sales Manager, Regional Sales Manager, Sales Development Manager, Business Development Manager, Channel Manager, Revenue Operations Manager',
    ),
    seniors: list('Senior Account Executive, Enterprise Account Executive, Key Account Manager, Senior Sales Engineer'),
    entries: list(
      'Sales Development Representative, Account Executive, Business Development Representative, Inside Sales Representative',
    ),
    topics: list('forecasts, first calls, long sales cycles, referrals, pricing talks'),
  },
  {
    name: 'Marketing',
    weight: 8,
    chief: list('Chief Marketing Officer, Chief Growth Officer, Chief Brand Officer'),
    areas: list('Marketing, Growth, Demand Generation, Product Marketing, Brand, Content, Communications'),
    managers: list(
      'Marketing Manager, Growth Marketing Manager, Demand Generation Manager, Product Marketing Manager, Events Manager, Campaign Manager',
    ),
    seniors: list('Senior Content Strategist, Senior Marketing Analyst, Senior Brand Designer, Senior SEO Specialist'),
    entries: list('Marketing Coordinator, Content Writer, Marketing Specialist, Social Media Assistant'),
    topics: list('webinars, brand research, trade fairs, newsletters, attribution'),
  },
  {
    name: 'Engineering',
    weight: 9,
    chief: list('Chief Technology Officer, Chief Technology Officer, Chief Architect'),
    areas: list(
      'Engineering, Software Engineering, Platform Engineering, Data Engineering, Quality, Research and Development',
    ),
    managers: list(
      'Engineering Manager, Software Development Manager, Quality Assurance Manager, DevOps Manager, Data Engineering Manager',
    ),
    seniors: list(
      'Senior Software Engineer, Staff Engineer, Principal Engineer, Senior Data Engineer, Senior Frontend Developer',
    ),
    entries: list('Software Engineer, Frontend Developer, QA Engineer, Backend Engineer, Data Analyst'),
    topics: list('code review, incident reports, migrations, test benches, on-call rotas'),
  },
  {
    name: 'Finance',
    weight: 6,
    chief: list('Chief Financial Officer, Chief Financial Officer, Chief Accounting Officer'),
    areas: list('Finance, Financial Planning and Analysis, Accounting, Treasury, Controlling'),
    managers: list('Finance Manager, Accounting Manager, Payroll Manager, Treasury Manager, Financial Controller'),
    seniors: list('Senior Accountant, Senior Financial Analyst, Senior Internal Auditor'),
    entries: list('Accountant, Financial Analyst, Accounts Payable Clerk, Bookkeeper'),
    topics: list('closing the books faster, currency risk, budgets, audit season'),
  },
  {
    name: 'Human resources',
    weight: 5,
    chief: list('Chief Human Resources Officer, Chief People Officer'),
    areas: list('Human Resources, People, Talent Acquisition, Learning and Development, Compensation and Benefits'),
    managers: list('HR Manager, Talent Acquisition Manager, Recruiting Manager, People Operations Manager'),
    seniors: list('Senior Recruiter, Senior HR Business Partner, Senior Compensation Analyst'),
    entries: list('Recruiter, HR Generalist, HR Coordinator, Talent Sourcer'),
    topics: list('onboarding, fair interviews, parental leave, training budgets'),
  },
  {
    name: 'Operations',
    weight: 8,
    chief: list('Chief Operating Officer, Chief Operating Officer, Chief Supply Chain Officer'),
    areas: list('Operations, Supply Chain, Logistics, Business Operations, Facilities, Production'),
    managers: list('Operations Manager, Plant Manager, Logistics Manager, Supply Chain Manager, Office Manager'),
    seniors: list('Senior Operations Analyst, Senior Supply Chain Planner, Senior Project Manager'),
    entries: list('Operations Coordinator, Supply Planner, Project Coordinator, Shift Supervisor'),
    topics: list('safety at work, lead times, shift plans, waste on the floor'),
  },
  {
    name: 'Information technology',
    weight: 6,
    chief: list('Chief Information Officer, Chief Information Security Officer, Chief Data Officer'),
    areas: list('IT, Information Technology, Information Security, IT Infrastructure, Business Applications'),
    managers: list('IT Manager, Information Security Manager, IT Service Manager, Infrastructure Manager'),
    seniors: list(
      'Senior Systems Administrator, Senior Security Engineer, Senior Salesforce Administrator, Enterprise Architect',
    ),
    entries: list('Systems Administrator, IT Support Specialist, Network Administrator, Help Desk Technician'),
    topics: list('single sign-on, old servers, phishing drills, licence costs'),
  },
  {
    name: 'Product',
    weight: 5,
    chief: list('Chief Product Officer, Chief Design Officer'),
    areas: list('Product, Product Management, Product Design, User Experience'),
    managers: list('Product Manager, Product Operations Manager, Design Manager, UX Research Manager'),
    seniors: list('Senior Product Manager, Senior Product Designer, Senior UX Researcher'),
    entries: list('Associate Product Manager, Product Designer, Product Analyst, UX Designer'),
    topics: list('roadmaps, interviews with users, saying no, prototypes'),
  },
  {
    name: 'Customer success',
    weight: 5,
    chief: list('Chief Customer Officer, Chief Experience Officer'),
    areas: list('Customer Success, Customer Experience, Customer Support, Professional Services'),
    managers: list('Customer Success Manager, Customer Support Manager, Renewals Manager, Onboarding Manager'),
    seniors: list('Senior Customer Success Manager, Strategic Account Manager, Senior Support Engineer'),
    entries: list(
      'Customer Support Specialist, Customer Success Associate, Support Engineer, Customer Service Representative',
    ),
    topics: list('renewals, first weeks with a customer, quiet accounts, support queues'),
  },
  {
    name: 'Legal',
    weight: 3,
    chief: list('Chief Legal Officer, Chief Compliance Officer'),
    areas: list('Legal, Legal Affairs, Compliance, Privacy, Regulatory Affairs'),
    managers: list('Legal Manager, Compliance Manager, Contracts Manager, Privacy Manager'),
    seniors: list('Senior Legal Counsel, Senior Compliance Analyst, Senior Contract Specialist'),
    entries: list('Legal Counsel, Paralegal, Compliance Analyst, Contract Administrator'),
    topics: list('plain contracts, new rules on data, supplier terms'),
  },
  {
    name: 'Procurement',
    weight: 3,
    chief: list('Chief Procurement Officer, Chief Purchasing Officer'),
    areas: list('Procurement, Purchasing, Sourcing, Strategic Sourcing'),
    managers: list('Procurement Manager, Purchasing Manager, Category Manager, Supplier Relations Manager'),
    seniors: list('Senior Buyer, Senior Category Manager, Senior Sourcing Specialist'),
    entries: list('Buyer, Procurement Specialist, Purchasing Assistant, Sourcing Analyst'),
    topics: list('fair tenders, second suppliers, freight prices, paper work'),
  },
]
