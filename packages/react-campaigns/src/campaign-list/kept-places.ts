import { keptPlace, type WhosePlace } from '../kept-place'

/** Where the device keeps what is typed into the prompt box. */
export const promptPlace = (whose: WhosePlace) => keptPlace('campaigns.prompt', whose)

/** Where it keeps, beside that, what has been sent from there while nobody knows what became of it. */
export const sentPromptPlace = (whose: WhosePlace) => keptPlace('campaigns.sent-prompt', whose)
