/** What people do for a living, in so many words. */
export const tradeVerbs =
  '(?:bake|brew|build|cater|catch|check|clean|coach|cook|cut|deliver|design|develop|fit|grow|help|import|export|inspect|install|lease|look after|make|manage|manufacture|offer|organi[sz]e|paint|photograph|plan|plant|print|produce|provide|rent|repair|restore|roast|sell|service|sew|sharpen|ship|shred|supply|take|teach|train|translate|treat|tune|wash|weld)'

/** “We clean windows”, as whoever does it says it. */
export const doesTrade = new RegExp(`^We (?:also )?${tradeVerbs}\\b`)

/** What a firm calls itself. */
export const firmNouns =
  '(?:agency|company|firm|studio|consultancy|start-?up|provider|school|academy|bakery|brewery|shop|office|restaurant|caf[ée]|hotel|garage|workshop|business|farm|gym|salon|nursery|laundry|factory|winery|roastery|clinic|practice|depot|mill)'
