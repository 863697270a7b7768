import { marketingScienceFromWebsite, type MarketingScience } from '@inlay/sdk-core/contract/campaigns'
import { askedCompany } from '../../../engines/marketing-science/company-question'
import { describeCompany } from '../../../engines/marketing-science/describe-company'
import { invalid } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import { growingScience } from './growing-science'
import { keepDescription } from './keep-description'
import { replaceDescription } from './replace-description'
import { answerRecords } from './shared-records'

export const marketingScienceHandler = implement(
  marketingScienceFromWebsite,
  async ({ input, store, system, caller, clock, newId, signal }) => {
    const asked = askedCompany(input.body.companyWebsite)
    if (asked === undefined) {
      const message = 'Enter the website of a company, such as example.com, or its name.'
      throw invalid([{ field: 'companyWebsite', message }])
    }
    const description = describeCompany(asked)
    // Before it is told: whoever stops listening has it all the same.
    const kept = await store.transaction((open) =>
      (input.body.replace === true ? replaceDescription : keepDescription)(open, asked, description, {
        userId: caller.userId,
        now: clock.now(),
        newId,
      }),
    )
    const [icp] = await answerRecords(system, [kept.icp])
    const [brandVoice] = await answerRecords(system, [kept.brandVoice])
    return tell({ basis: description.basis, icp, brandVoice }, () => clock.sleep(betweenEvents, signal))
  },
)

const betweenEvents = 220

async function* tell(known: Parameters<typeof growingScience>[0], pause: () => Promise<void>) {
  for (const event of growingScience(known)) {
    if (event.stage !== 'company') await pause()
    yield { id: undefined, event: event satisfies MarketingScience }
  }
}
