/** “Our charity Warmhands feeds 2,000 children a day”: what somebody does whose name stands behind what they are, and no thing. */
export const namedDoes =
  /^(?:[Oo]ur|[Mm]y)\s(?:(?!(?:on|in|for|of|with|at|to|from|about|and|by|as)\s)\p{Ll}[\p{L}-]*\s){1,3}\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s\p{Lu}[\p{L}\p{N}&'’.-]*){0,2}\s(?:(?:now|also|already|currently|still)\s)?(?!(?:is|was|has|does|this|plus)\s)\p{Ll}{2,}s\s(?!(?:on|in|for|of|with|at|to|from|about|and|by|or|that|who|which|as)\s)(?:\d|\p{L})/u
