import { systemRandom, type AnyOperation, type Random } from '@inlay/sdk-core'
import { operations as contractOperations } from '@inlay/sdk-core/contract'
import type { RequestHandler } from 'msw'
import { registerAgentRuns } from './agent/run-job'
import { createControlHandlers } from './controls'
import type { LanguageModel } from './engines/language-model/language-model'
import type { ChatModel } from './engines/language-model/chat-model'
import { offlineWriter } from './engines/language-model/offline-writer'
import { createFaults, type Faults } from './faults'
import { createFrame } from './frame/create-frame'
import { createHandlers } from './frame/create-handlers'
import { registerCampaignWork } from './handlers/campaigns/processing/register-campaign-work'
import { implementations as allImplementations } from './handlers/index'
import { isIdentityCollection } from './identity/is-identity-collection'
import type { TokenIssuer } from './identity/tokens'
import type { Implementation } from './implement'
import { createJobs, type JobQueue } from './jobs/create-jobs'
import { consoleLog, type Log } from './log'
import { keepClock, restoreClock } from './kept-clock'
import { createMockClock, type MockClock } from './mock-clock'
import { exampleLinks, type ProviderLinks } from './providers/provider-links'
import type { ScenarioName } from './scenarios/scenario'
import { seedStore, type SeedStore } from './scenarios/seed-store'
import { collectionName, type Store } from './store/store'

export interface MockServerOptions {
  readonly store: Store
  readonly tokens: Pick<TokenIssuer, 'verify'>
  /** What the store is filled with when nobody has filled it before. */
  readonly scenario: ScenarioName
  /** Fills it. @default makes the scenario anew */
  readonly seed?: SeedStore
  /** @default real time until somebody changes it */
  readonly clock?: MockClock
  /** @default none */
  readonly faults?: Faults
  /** @default the console */
  readonly log?: Log
  /** @default the platform's */
  readonly random?: Random
  /** Writes texts. @default rules, offline */
  readonly language?: LanguageModel
  /** Plans the work of agents. @default rules, offline */
  readonly chat?: ChatModel
  /** Where the providers show what they have. @default names that lead nowhere */
  readonly providerLinks?: ProviderLinks
  /** @default the contract's */
  readonly operations?: readonly AnyOperation[]
  /** @default all that there are */
  readonly implementations?: readonly Implementation[]
  /** Beside those, or in place of those for the same operations. */
  readonly moreImplementations?: readonly Implementation[]
  /** Holds every answer against the contract before it leaves. @default true */
  readonly checkAnswers?: boolean
}

/** A backend without a carrier: what takes requests to it is `browser.ts`, `node.ts` or a test. */
export interface MockServer {
  /** The API, for MSW or `getResponse`. */
  readonly handlers: RequestHandler[]
  /** Faults, clock and scenario under `/__mock/`. Whoever carries these decides who may reach them. */
  readonly controlHandlers: RequestHandler[]
  readonly clock: MockClock
  readonly faults: Faults
  readonly jobs: JobQueue
  /** Resolves when there is data; calls that come before wait for it. */
  ready(): Promise<void>
  /** Whether there is data, and the store can be asked for it. */
  isReady(): Promise<boolean>
  /** Has the clock go on after a restart from where it is now. */
  keepClock(): Promise<void>
  /** The scenario that the store was last filled with. */
  scenario(): ScenarioName
  /** Empties the store of all but identity, fills it anew, and ends all faults. Who is signed in stays so. */
  reset(scenario: ScenarioName): Promise<void>
  /** Stops the jobs. The store is its owner's to close. */
  close(): Promise<void>
}

export function createMockServer({
  store,
  tokens,
  scenario: wanted,
  seed = seedStore,
  clock = createMockClock(),
  faults = createFaults(),
  log = consoleLog,
  random = systemRandom,
  language = offlineWriter,
  chat,
  providerLinks = exampleLinks,
  operations = contractOperations,
  implementations = allImplementations,
  moreImplementations = [],
  checkAnswers = true,
}: MockServerOptions): MockServer {
  const jobs = createJobs({ stores: store, clock, random, log })
  registerAgentRuns(jobs, { language, chat, jobs })
  registerCampaignWork(jobs, { language })
  let scenario = wanted
  let isFilled = false
  let ready = fill()
  // Whoever waits for it is told; that nobody does yet must not end the process.
  ready.catch(() => undefined)

  async function fill(): Promise<void> {
    await restoreClock(store, clock)
    scenario = await seed(store, scenario, clock.now())
    await jobs.open()
    isFilled = true
  }

  async function refill(next: ScenarioName): Promise<void> {
    isFilled = false
    await jobs.close()
    // Else the keys that tokens are checked with would be others after the next start.
    await store.clear(isIdentityCollection)
    await keepClock(store, clock)
    faults.clear()
    scenario = next
    await fill()
  }

  const frame = createFrame({
    operations,
    implementations: [...implementations, ...moreImplementations],
    stores: store,
    tokens,
    clock,
    faults,
    jobs,
    language,
    providerLinks,
    random,
    log,
    checkAnswers,
    ready: () => ready,
  })

  const server: MockServer = {
    handlers: createHandlers(frame),
    controlHandlers: createControlHandlers(() => server, log),
    clock,
    faults,
    jobs,
    ready: () => ready,
    isReady: async () => isFilled && (await canBeAsked(store)),
    keepClock: () => keepClock(store, clock),
    scenario: () => scenario,
    reset(next) {
      ready = ready.catch(() => undefined).then(() => refill(next))
      ready.catch(() => undefined)
      return ready
    },
    async close() {
      await ready.catch(() => undefined)
      await jobs.close()
    },
  }
  return server
}

async function canBeAsked(store: Store): Promise<boolean> {
  try {
    await store.system.collection(collectionName('health')).get('any')
    return true
  } catch {
    return false
  }
}
