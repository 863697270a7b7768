import { doneByOurs } from './done-by-ours'
import { isAddressee } from './is-addressee'
import { namesRecipient } from './names-recipient'
import { recipients } from './read-offering'
import { saysHappening } from './says-happening'
import { startsWithVerb } from './verbs'

/** What a sentence of a message that is no English looks like. */
export const garbled: readonly ((sentence: string) => boolean)[] = [
  // “We are looking for a faster.”
  (sentence) =>
    /\b(?:an?|the)\s+(?:faster|better|cheaper|easier|quicker|smarter|more|less|simpler|safer)[.!?]*$/i.test(sentence),
  // “Thank you for reminds you of our stand”
  (sentence) =>
    /\b(?:for|about|of|to)\s+(?:reminds|offers|asks|tells|invites|says|gives|shows|explains|introduces|sends|thanks|shares|mentions)\s(?:you|them|us|our|the|an?|that|if|whether)\b/i.test(
      sentence,
    ),
  // “We would like to invite you to our booth, we give free coffee”
  (sentence) => {
    const [, before = ''] =
      /^(?:we|i|you|our|it|there|they|this|would|thank)\b([^.?!]*),\s(?:we|i|they|it)\s(?!think\b|believe\b|hope\b|know\b|guess\b|am\b|hear\b)\p{L}+/iu.exec(
        sentence,
      ) ?? []
    return (
      before !== '' &&
      !/(?:^|,)\s(?:as|if|when|whenever|from|since|after|before|in|on|at|with|without|for|to|once|while|because|although|though|until|unless|due|given|thanks|starting|beginning|and|but|or|so|that|who|which|where|by|during|over|this|next|last)\b[^,]*$/i.test(
        before,
      )
    )
  },
  // “Please bring back former customers: tell you about our night service”
  (sentence) =>
    /(?:^|[:;]\s|,\s|\sand\s)(?:tell|remind|inform|notify|warn|advise|show) you\s(?:about|of|that|how|what|to)\b/i.test(
      sentence,
    ) && !/\b(?:will|would|can|could|may|to|must|should)\b.*(?:,|\sand)\s\S+ you\s/i.test(sentence),
  // “Thank you for your order and recommend our insurance”
  (sentence) =>
    /^(?:thank|we are (?:very )?sorry|congratulations|a short reminder)\b.*\sand (?:recommend|confirm|send|offer|propose|suggest|invite|promise|share|introduce|advise) (?:the|our|an?|you|your|them|for|that)\b/i.test(
      sentence,
    ),
  // “Promise that prices stay the same.”
  (sentence) => /^(?:promise|mention|recommend|advise|stress|highlight) (?:that|them|our|the|an?)\b/i.test(sentence),
  // “If you cannot come offer the recording”
  (sentence) => /\bif you [^,.]*\s(?:offer|tell|invite) (?:the|our|an?|you)\b/i.test(sentence),
  // “We need two trucks, ask for the price”
  (sentence) => /, (?:please )?ask (?:for|about|if|whether|them|what|when|who|which|how)\b/i.test(sentence),
  // “Your contract ends in June: offer a renewal”
  (sentence) =>
    /:\s(?:offer|ask|propose|suggest|invite|send|show|tell|remind|promise|thank|mention|explain|introduce) (?:the|our|an?|them|you|for|if|whether|that)\b/i.test(
      sentence,
    ),
  // “Thank you for the meeting yesterday, send the summary”
  (sentence) =>
    /^(?:thank|we are|congratulations|I am|a short reminder|you used)\b.*, (?:send|offer|ask|propose|show|invite|tell|suggest|promise|introduce|share|attach|include|answer|explain) (?:the|our|an?|you|for|if|whether|open|all|some)\b/i.test(
      sentence,
    ),
  // “The terminal is closed and that we use another one”
  (sentence) =>
    /\bthat that\b/i.test(sentence) ||
    (/\band that (?:the|our|we|you|it|there|they|i|all|this)\b/i.test(sentence) &&
      !/\bthat\b.*\band that\b/i.test(sentence)),
  // “A short reminder of the day before”: when it goes is nothing to remind of
  (sentence) =>
    /\breminder of (?:it|this|that|them|(?:the|an?|one|two|three|\d+) (?:days?|weeks?|hours?|months?|morning|evening|night) (?:before|after|later|earlier|prior|ahead|in advance)|(?:tomorrow|today|next week)(?!['’]s))\b/i.test(
      sentence,
    ),
  // “It lasts chance”
  (sentence) =>
    /^it lasts (?!\d|an?\b|one|two|three|half|all|about|around|until|till|from|for|up to|only|just)/i.test(sentence),
  // “We are sorry about the delay, that all arrived, and that …”
  (sentence) => /^we are (?:very |so )?sorry (?:about|for)\b.*(?:,|\sand) that\s/i.test(sentence),
  // “Thank you for the gifts and inviting you to the fair”
  (sentence) =>
    /^(?!.*\b(?:by|for|without|before|after|of) \p{L}+ing\b).*\band (?:inviting|asking|telling|offering|thanking|reminding|informing|introducing|wishing) /iu.test(
      sentence,
    ),
  // “Are you still shipping and if you are happy?”
  (sentence) => /^(?!may\b|would you\b|could you\b|can you\b).*\band (?:if|whether) .*\?$/i.test(sentence),
  // “Do you still use timesheets, our app replaces them?”
  (sentence) =>
    /^(?:do|does|did|are|is|have|has|would|could|can|will)\b[^?]*,\s(?:our|we|it|they)\s\p{L}+[^?]*\?$/iu.test(
      sentence,
    ) &&
    !/\b(?:if|when|while|because|since|as|or|and|once|after|before)\s[^,]*$|,\s(?:our|we|it|they)\s[^,]*,/i.test(
      sentence.replace(/,\s(?:our|we|it|they)\s[^,]*\?$/i, ''),
    ),
  // “Want intros to HR managers.” is said to whoever writes
  (sentence) => /^(?:want|wanna|need|looking for)\s(?!more\b|help\b|to\b)[^?]*\.$/i.test(sentence),
  // “I would like to share our you took our brochure with you”
  (sentence) => /\b(?:our|your|my|an?|the) (?:you|we|they)\s\p{Ll}/u.test(sentence),
  // “We can offer you twice a week.”
  (sentence) =>
    /^We can offer you (?:once|twice|daily|weekly|monthly|every|on|in|within|at|for|from|to|by|until|across|all over|with)\b/.test(
      sentence,
    ),
  // “I am writing to tell you about your funding about our app”
  (sentence) => /\babout\b[^,;:]*\sabout\b/i.test(sentence),
  // “I am writing about the state pays 30%”
  (sentence) => saysHappening(/\b(?:writing|tell you) (?:more )?about (.+)$/i.exec(sentence)?.[1] ?? ''),
  // “Thank you for with a voucher”
  (sentence) => /\b(?:for|of|about)\s+(?:with|for|of)\s|\bto\s+(?:for|with|of|to)\s/i.test(sentence),
  // “Parents the course is moved”
  (sentence) =>
    /^\p{L}{4,}(?<!\b(?:this|always|perhaps|besides|unless|across|\p{L}+(?:day|ward|time|ou|nes)s))s (?:the|our|we(?!\s\p{L}+ed\s)|your|their|that(?=\s(?:the|our|we|your|their|it|they|you)\b))\s(?!of\b|(?:same|next) (?:day|week|morning)\b)/iu.test(
      sentence,
    ),
  // “We want offer our service”
  (sentence) => {
    const [, wanted = ''] =
      /^(?:we|i)\s+(?:also\s+)?(?:want|wish|would like|plan|hope|need)\s+(.+)$/i.exec(sentence) ?? []
    return startsWithVerb(wanted)
  },
  // “We miss you message to former subscribers”
  (sentence) =>
    /\b(?:message|note|e-?mail|letter|mail)s?\s+(?:to|for)\s+(?:(?:our|all|the|my|every|those)\s+)?(?:former|past|lapsed|old|new|inactive|existing|customers|clients|members|subscribers|users|suppliers|guests|everyone|everybody)\b/i.test(
      sentence,
    ),
  // “Congratulations on ten years to our supplier”
  (sentence) => {
    const [, whom = ''] =
      /^(?:congrat|happy|merry|thank|we miss|welcome|best wishes|greetings|sorry).*\s(?:to|for)\s+((?:our|my|the|all|every)\s+[^,;:]{2,50}?)[.!]*$/i.exec(
        sentence,
      ) ?? []
    return isAddressee(whom) || recipients.test(whom)
  },
  // “The workshop starts at 8:30 and to bring a laptop”
  (sentence) =>
    /^(?!.*\bto\s+\p{L}+.*\band to\b).*\s(?:is|are|was|were|will|starts?|begins?|takes?|moves?|ends?|opens?|closes?)\s.*\band to\s+\p{L}/iu.test(
      sentence,
    ),
  // “We would like to lease offers e-bikes”
  (sentence) => /\bto \p{L}+ (?:offers|sells|provides|asks|is|are)\s/iu.test(sentence),
  // “We are small firm”, “shops for sell our product”
  (sentence) =>
    /\b(?:am|are|is) (?:small|big|young|new|family|local|leading|\p{L}+ing) (?:firm|company|business|shop|start-?up|producer|manufacturer|agency)\b|\bfor (?:sell|buy|make|get|find|send|ask) /iu.test(
      sentence,
    ),
  // “I would like to know whether veterinarians would want a locum”
  (sentence) =>
    /\bknow (?:whether|if) (?!(?:this|his|us)\b)\p{L}+s (?:would|will|have|are|want|need)\b/iu.test(sentence),
  // “the outage, nobody lost data”
  (sentence) =>
    /^we are (?:very )?sorry\b.*, (?:nobody|nothing|everybody|everything|we|it|they) \p{L}+/iu.test(sentence),
  // “part in a nurses”
  (sentence) => /\ba (?:nurses|people|customers|clients|members|employees)\b(?!['’])/i.test(sentence),
  // “We clean windows in Leeds, want new contracts”
  (sentence) => /, (?:want(?:ing)?|need(?:ing)?|looking for|seeking|searching for) /i.test(sentence),
  // “What do you think of the pilot, 3 questions, takes two minutes?”
  (sentence) => /, (?:takes?|just|only|\d+ \p{L}+)\b[^,?]*\?$/iu.test(sentence),
  // “No threats.” is said to whoever writes
  (sentence) =>
    /^No (?!(?:(?!(?:sell|pitch)ing)\p{L}+ing|slides?|speech(?:es)?|ties?|jargon|strings|selling|sponsors|ads?|adverts|commissions?|subscriptions?|middlem[ae]n|paperwork|hassle|setup|installation|queues?|obligations?|costs?|fees?|contracts?|registration|commitments?|risks?|charges?|waiting|downtime|surcharges?|strings|worries|cards?|deposits?|minimum|limits?|pitch)\b)\p{Ll}+[.!]$/u.test(
      sentence,
    ),
  // “I am writing about a link to the brochure”
  (sentence) => /\babout (?:just )?an? (?:link|pdf|file|url)\b/i.test(sentence),
  // “We bought two trucks and would like to test you”: the trucks
  (sentence) =>
    /\b(?:to|can|will|could|you may) (?:test|try|use|drive|rent|lease|load|install|buy) you\b(?!r)/i.test(sentence),
  // “Whether you received our offer and answer questions”
  (sentence) => /\b(?:whether|if) you\b.*\sand (?:answer|explain|offer|ask|tell|send|show) /i.test(sentence),
  // “I saw your new warehouse, and ask who does your road transport”
  (sentence) =>
    /^(?:i|we|our|the|it|they)\s.*\sand ask (?:you )?(?:who|whether|if|what|when|why|how|for)\s/i.test(sentence),
  // “I read your article, that I liked it”
  (sentence) => /^(?:i|we)\s(?!.*\sthat\s.*,\sthat\s).*,\sthat (?:i|we)\s/i.test(sentence),
  // “The driver comes at eight and ask that the ramp is free”, “… and please call back”
  (sentence) => /^(?!please\b|could\b|can\b|would\b).*\sand (?:ask that|please)\s/i.test(sentence),
  // “I am writing about takes two days”, “about energy bills drop by a quarter”
  (sentence) =>
    /\babout (?:(?:takes|costs|saves|lasts|needs|runs|works|fits|pays|comes|ships|includes)\s|(?:[\p{L}-]+\s){1,3}?(?:drop|fall|rise|shrink|go (?:up|down))\s(?:by|to|from|within|in)\b)/iu.test(
      sentence,
    ),
  // “Invite you to our try it”
  (sentence) => /\bour (?:try|test|see|visit|come|join|meet) (?:it|them|us|the|our)\b/i.test(sentence),
  // “Please send your slides and to book your hotel”
  (sentence) => /\bplease (?!.*\bto\b.*\sand to\s).*\sand to \p{Ll}+ /iu.test(sentence),
  // “I am writing about strictly confidential”
  (sentence) => /\babout (?:strictly|fully|completely|absolutely|totally) \p{L}+[.!]?$/iu.test(sentence),
  // “We put you up and take you down”: marquees, and “we recycle all of you”: mattresses
  (sentence) =>
    /\b(?:(?:put|hang|lift|screw|nail) you (?:up|down|away|on)|(?:take|pull|tear) you (?:down|off|apart)|(?:sand|oil|iron|fold|wash|rinse|dry|empty|refill|harvest|recycle|sharpen|frame|varnish|paint|polish|stack|hang|weld|sew|knit|brew|bake|roast|ship|print) (?:all of |each of )?you)\b(?! (?:an?|the|some|your|two|three|\d))/iu.test(
      sentence,
    ),
  // “I am writing about a table takes a week”, “about our trainer visits for an hour”
  (sentence) =>
    /\b(?:writing|tell you) (?:more )?about (?:an?|the|our) (?:[\p{L}-]+ ){1,3}?(?:takes|costs|lasts|needs|comes|holds|weighs|(?:visits|calls|drives|works) (?:for|on|at|every|each|within|in))\b/iu.test(
      sentence,
    ),
  // “I would like to offer you a free survey and mentions that …”
  (sentence) =>
    /\b(?:offer|tell|show|invite|send) you [^.!?]*\band (?:mentions?|says?|tells?|asks?|explains?|states?|adds?) (?:that|them|if|whether|for)\b/i.test(
      sentence,
    ),
  // “Please write to secretaries that …” is said to whoever writes
  (sentence) => /^please (?:write|tell|say|inform|explain|mention) [^.?!]*? that\b/i.test(sentence),
  // “Do you have thought about it?”
  (sentence) => /^do you have (?:thought|taken|met|begun|chosen|written|given|seen|been|done)\b/i.test(sentence),
  // “I would like to introduce our plugin blocks bots”
  (sentence) => {
    const [, what = ''] =
      /\b(?:introduce|about|offer you|show you|present)\s((?:our|my)\s[^.?!]+)/i.exec(sentence) ?? []
    return what !== '' && doneByOurs(what) !== undefined
  },
  // “May I tell you more about apply for a slot”
  (sentence) => /\babout (?:apply|register|book|ask|sign up) (?:for|to|at)\b/i.test(sentence),
  // “We can offer you our lift maintenance to housing associations”
  (sentence) => {
    const [, what = ''] =
      /^(?:we can offer you|i would like to (?:offer you|tell you about)|may i tell you more about)\s([^.?!,]+)/i.exec(
        sentence,
      ) ?? []
    return what !== '' && namesRecipient(what)
  },
  // “… about the law asks for you from 2026”, “I just wanted to add no ask”
  (sentence) =>
    /\babout the [\p{L}-]+ (?:asks for|requires|demands|forbids|allows|bans)\b|\bto add no\b/iu.test(sentence),
  // “The cold email is we reduce chargebacks”
  (sentence) => /^the (?:[\p{L}-]+ ){1,3}is (?:we|i|our|they|you) /iu.test(sentence),
  // “I am writing to tell you about the decision until the end of January”
  (sentence) => /\babout the (?:decision|answer|registration|application|bid)s? (?:until|by|before) /i.test(sentence),
  // “Ask for a tasting.”
  (sentence) => /^Ask (?:for|about|if|whether|them|what|when|who)\b/.test(sentence),
  // “link to survey https://…”
  (sentence) => /^link to\s/i.test(sentence),
  // “Replacing your old lights with LEDs.”
  (sentence) =>
    /^(?!(?:Looking|Following|During|According|Regarding|Concerning|Including|Starting|Beginning)\b)\p{Lu}\p{Ll}+ing\s(?:(?:your|our|the|an?)\s|(?:[\p{L}-]+\s){1,3}?(?:errors|costs?|losses|time|delays|mistakes|waste|risks?|churn|fees|claims|bills?|downtime|returns|queues|paperwork)\b)[^.?!]*\.$/u.test(
      sentence,
    ) &&
    !/\s(?:is|are|was|were|has|have|had|can|will|costs?|takes?|saves?|pays?|needs?|starts?|ends?|works?)\s/.test(
      sentence,
    ),
  // “Are you planning a round, and send you our checklist?”
  (sentence) => /^(?:are|do|have|is|can|would|did)\b.*,? and (?:send|give|offer|show|tell) you\b.*\?$/i.test(sentence),
  // “I would like to tell you about native speakers only”
  (sentence) => /\b(?:tell you|writing|more) about [^,.?!]*\sonly[.!]/i.test(sentence),
  // “Our can printing”: no verb
  (sentence) => /^(?:our|my) (?:can|will|may|must) \p{L}+ing\b/iu.test(sentence),
]
