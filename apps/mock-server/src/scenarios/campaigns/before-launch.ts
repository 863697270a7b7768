import type { MadeCampaign } from './make-campaign'
import type { MadeContact } from './made-rows'

/** A campaign as it was before anything was sent: its mails are written, and no provider knows of it. */
export function beforeLaunch({ campaign, accounts, contacts }: MadeCampaign): MadeCampaign {
  const {
    smartleadCampaignId: _smartlead,
    smartleadCampaignName: _name,
    smartleadCampaignAnalytics: _analytics,
    heyreachCampaignId: _heyreach,
    heyreachCampaignStats: _stats,
    ...own
  } = campaign
  return { campaign: own, accounts, contacts: contacts.map(withoutLaunch) }
}

function withoutLaunch(contact: MadeContact): MadeContact {
  if (contact.contact_status !== 'launched_smartlead') return contact
  return {
    ...contact,
    contact_status: 'email generated',
    process_history: contact.process_history.filter(({ event }) => event !== 'launch'),
  }
}
