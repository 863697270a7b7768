import '../zod-without-code'

void import('./start-embed').then(({ startEmbed }) => startEmbed())
