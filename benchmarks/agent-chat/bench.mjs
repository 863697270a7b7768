import { measurePage } from './measure-page.mjs'

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'A chat with an agent: 13 KB in 331 deltas, and tokens in a thread of 5,000 messages, in Chromium',
  unit: 'ms',
  contestants: {
    Inlay: () => measurePage('inlay'),
    // A tenth of the thread: of 5,000 messages it takes nearly a second for a token, and minutes to type a word.
    'assistant-ui (500 messages)': () => measurePage('assistant-ui', { messages: 500 }),
    'a list of react-markdown': () => measurePage('react-markdown'),
  },
  bars: [
    { measure: 'reply in all', of: 'Inlay', atMost: 100 },
    { measure: 'script per token', of: 'Inlay', atMost: 1 },
    { measure: 'typing p95', of: 'Inlay', atMost: 50 },
  ],
}
