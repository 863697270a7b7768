/** Whether a part of a message would be an instruction to whoever writes it: “cc my boss”, “the second one about prices”. */
export function speaksToWriter(text: string): boolean {
  // What is theirs is for them to attach.
  const clauses = text.split(/[,;:.!?]\s+|\s[–—-]\s|\s+(?:and|but|then)\s+/i)
  return ofMessages.test(text) || clauses.some((clause) => orders.test(clause) && !/\byours?\b/i.test(clause))
}

const orders =
  /^(?:(?:also|please|then|and|but)\s+)*(?:(?:mention|highlight|stress|emphasi[sz]e|point out|say|explain)(?:ing)?\s+(?:that\s+)?(?:we|our|the|it|they|there|first|all|how|why|my|i)\b|(?:tell|ask) (?:them|him|her)\b|ask (?:if|whether|for their)\b|(?:starting|beginning|opening|ending|closing|finishing) (?:it )?(?:off )?with (?!us\b|our\b)|(?:signed|written) (?:by|as|in|like) |sounding |attach|bcc|cc|embed|hyperlink|capitali[sz]e|underline|paste|insert|make it (?:sound|about|look|clear|short|friendly)|keep it (?:short|brief|simple|casual|formal|friendly|light|professional|under|to)|use (?:the|our|my|an?) (?:\S+ )?(?:logo|font|letterhead|colou?rs?|branding|framework|formula|method|template|structure|tone|style|hook)|include (?:an?|the|our|my|some) (?:\S+ )?(?:link|cta|call to action|p\.?s\.?|quote|statistic|image|picture|emoji|placeholder|testimonial|case study|hook)|(?:end|start|begin|open|close|finish) (?:it )?with (?!us\b|our\b)(?:an?|the|some)?\s*(?:\S+ )?(?:question|joke|hook|cta|call to action|compliment|quote|fact|statistic|p\.?s\.?))\b/i

const ofMessages =
  /\b(?:linked-?in (?:connection )?(?:note|request|message|invite|invitation)s?\b|connection notes?\b|in the (?:style|voice|tone|manner|words) of\b|connection requests?\b.*\bthen\b|(?:first|second|third|fourth|last|final|next|other|each|every) (?:e-?mail|one|step) (?:is|should|must|will|to|about|on|with|for|[a-z]+s)\b|(?:e-?mail|message|step) (?:no\.? ?|#)?[1-7]\b|subject lines? (?:is|should|must|with|of|that)\b|p\.\s?s\.|(?:in|for|with) the (?:first|second|third|last|final|other) (?:one|e-?mail|message|step)|an? (?:formal|informal|casual|short|shorter|long|longer|friendly|polite|different|similar|separate|second|third|final|last) one|bullet points?|word count|placeholders?\b|(?<=,\s(?:and |then |the )*)(?:second|third|fourth|fifth) (?:an?\s|\p{L}+$)|(?:first|second|third), (?:second|third|fourth)\b)|^(?:first|second|third)\s+\p{L}+s\s/iu
