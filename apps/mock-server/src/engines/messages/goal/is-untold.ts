/** Whether what is to be told is only named: “our prices”, “its price and installation time”, “three tips on customs paperwork”. */
export function isUntold(thing: string): boolean {
  return named.test(thing) || counted.test(thing)
}

const open =
  '(?:prices?|pricing|costs?|fees?|rates|terms?|conditions|dates?|deadlines?|address|location|venue|times?|phone number|link|summary|recap|notes|figures|results|details|agenda|quote|quotation|offer|(?:installation|delivery|set-?up|opening|lead|response|payment)\\s(?:times?|hours|dates?|costs?|terms)|how\\s(?:long|much)\\s[^,.;:]{3,40}?|what\\s(?:it|they)\\scosts?)'
const named = new RegExp(
  `^(?:(?:the|our|an?|its|their|all(?: the)?)\\s+)?(?:(?:new|current|exact|list|ticket|entry|short|bank|contact|payment|minimum|requested|promised)\\s+)*${open}(?:(?:,\\s+|,?\\s+and\\s+)(?:(?:the|our|its|their)\\s+)?${open}){0,3}(?:\\s+(?:of|for)\\s.{2,60})?$`,
  'i',
)
const counted =
  /^(?:our|the|some|a few|two|three|four|five|ten|\d+)\s+(?:(?:best|top|short|quick|good|practical|key)\s+)*(?:tips|ideas|facts|figures|reasons|insights|lessons|examples|tricks|rules|steps)(?:\s+(?:on|about|for|from|of|how|why|to)\s.+)?$/i
