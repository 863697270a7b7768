import { list } from './list'

export interface Technology {
  readonly name: string
  readonly kind: TechnologyKind
  /** What else people write for it. */
  readonly aliases: readonly string[]
}

export type TechnologyKind = keyof typeof named

/** Written as name|alias|alias. */
const named = {
  crm: list(
    'Salesforce|SFDC|Sales Cloud|Salesforce CRM, HubSpot|Hub Spot|HubSpot CRM, Pipedrive, Microsoft Dynamics 365|Dynamics|Dynamics CRM|MS Dynamics|D365, Zoho CRM|Zoho, SugarCRM|Sugar CRM, Close, Attio, Freshsales',
  ),
  marketing: list(
    'Marketo|Adobe Marketo|Marketo Engage, Mailchimp|Mail Chimp, Klaviyo, Pardot|Account Engagement, Braze, ActiveCampaign|Active Campaign, Salesforce Marketing Cloud|SFMC|ExactTarget, Eloqua|Oracle Eloqua, Customer.io|Customerio, Iterable, Sendinblue|Brevo, 6sense|6 sense, Drift, Outreach|Outreach.io, Salesloft|Sales Loft, Google Ads|AdWords, LinkedIn Ads, WordPress|Word Press, Webflow, Contentful',
  ),
  data: list(
    'Snowflake, BigQuery|Google BigQuery|Big Query, Databricks, Amazon Redshift|Redshift, dbt|data build tool, Fivetran, Airbyte, Apache Kafka|Kafka, PostgreSQL|Postgres, MongoDB|Mongo, MySQL, Oracle Database, Elasticsearch|Elastic Search, Redis',
  ),
  analytics: list(
    'Segment|Twilio Segment, Mixpanel, Amplitude, Google Analytics|GA4|GA, Looker, Tableau, Power BI|PowerBI|Microsoft Power BI, Hotjar, Heap, PostHog, Matomo, Qlik',
  ),
  cloud: list(
    'AWS|Amazon Web Services|Amazon AWS, Microsoft Azure|Azure|MS Azure, Google Cloud|GCP|Google Cloud Platform|GCloud, DigitalOcean|Digital Ocean, Heroku, OVHcloud|OVH, Hetzner, Vercel, Alibaba Cloud|Aliyun',
  ),
  erp: list(
    'SAP|SAP ERP, SAP S/4HANA|S4HANA|S/4|S/4HANA|SAP HANA, Oracle NetSuite|NetSuite|Net Suite, Microsoft Dynamics NAV|Navision|Business Central, Odoo, Sage, Oracle ERP, Infor, QuickBooks|Quick Books, Xero, DATEV, TOTVS, Tally',
  ),
  commerce: list(
    'Shopify|Shopify Plus, Magento|Adobe Commerce, WooCommerce|Woo Commerce, BigCommerce|Big Commerce, Salesforce Commerce Cloud|Demandware|SFCC, commercetools|commerce tools, Shopware, PrestaShop, VTEX',
  ),
  payments: list(
    'Stripe, Adyen, PayPal|Pay Pal, Klarna, Braintree, Checkout.com, Razorpay, Mollie, Square, Mercado Pago|MercadoPago',
  ),
  support: list(
    'Zendesk|Zen Desk, Intercom, Freshdesk|Fresh Desk, ServiceNow|Service Now|SNOW, Gorgias, Help Scout|HelpScout, Genesys, Twilio, Talkdesk',
  ),
  devops: list(
    'Kubernetes|k8s|Kube, Docker, Terraform, GitHub|Git Hub, GitLab|Git Lab, Jenkins, Datadog|Data Dog, CircleCI|Circle CI, New Relic, Sentry, React|ReactJS|React.js, Node.js|NodeJS|Node, Python, Java, Go|Golang, TypeScript, Argo CD|ArgoCD, Grafana',
  ),
  collaboration: list(
    'Slack, Microsoft 365|Office 365|O365|M365, Google Workspace|G Suite|GSuite, Notion, Jira|Atlassian Jira, Confluence, Asana, Monday.com|Monday, Zoom, Microsoft Teams|MS Teams, Miro, Airtable',
  ),
  hr: list(
    'Workday, BambooHR|Bamboo HR, Personio, Greenhouse, Lever, SAP SuccessFactors|SuccessFactors|Success Factors, ADP, Rippling, Gusto, Deel, HiBob|Bob, Ashby',
  ),
  security: list(
    'Okta, Auth0, CrowdStrike|Crowd Strike, Cloudflare, Palo Alto Networks|Palo Alto, Splunk, SentinelOne|Sentinel One, 1Password, Snyk, Zscaler, Vanta',
  ),
  industry: list(
    'Epic, Cerner|Oracle Health, Veeva|Veeva CRM|Veeva Vault, Benchling, Guidewire, Duck Creek, Amadeus, Sabre, Moodle, Canvas|Canvas LMS, Blackboard, Toast, Yardi, AppFolio, Procore, Autodesk|AutoCAD, SolidWorks, Siemens Teamcenter|Teamcenter, Rockwell Automation, Manhattan Associates|Manhattan WMS, Blue Yonder|JDA, Project44|project 44, Samsara, Temenos, Finastra, Plaid, Mambu, Avaloq, Clio, iManage, Relativity, John Deere Operations Center, Esri ArcGIS|ArcGIS|Esri, OSIsoft PI, Ericsson OSS, Amdocs, Brightcove, Adobe Creative Cloud|Creative Cloud, Lightspeed, Cegid, OpenAI API|OpenAI, PyTorch, Weights & Biases, NVIDIA CUDA|CUDA, Raiser’s Edge|Raisers Edge, CDK Global|CDK, Dassault CATIA|CATIA, SevenRooms|Seven Rooms, Kinaxis',
  ),
} as const

export const technologies: readonly Technology[] = Object.entries(named).flatMap(([kind, names]) =>
  names.map((text) => {
    const [name = text, ...aliases] = text.split('|')
    return { name, kind: kind as TechnologyKind, aliases }
  }),
)

export function technologiesOf(kind: TechnologyKind): readonly string[] {
  return ofKind.get(kind) ?? []
}

const ofKind = new Map<TechnologyKind, readonly string[]>(
  Object.keys(named).map((kind) => [
    kind as TechnologyKind,
    technologies.filter((technology) => technology.kind === kind).map(({ name }) => name),
  ]),
)
