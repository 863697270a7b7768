/** The host of a website, a domain or an e-mail address; nothing where it says nothing of a company. */
export function hostOf(text: string | null | undefined): string | undefined {
  const plain = (text ?? '').slice(0, 300).trim().toLowerCase()
  const host = plain
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
  if (!/^[^\s.]+(?:\.[^\s.]+)+$/.test(host) || mailProviders.has(host)) return undefined
  return host
}

/** Whoever has an address there works anywhere. */
const mailProviders: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.uk ymail.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.com web.de t-online.de freenet.de proton.me protonmail.com mail.com mail.ru yandex.ru qq.com 163.com 126.com orange.fr free.fr laposte.net libero.it wanadoo.fr zoho.com fastmail.com hey.com'.split(
    ' ',
  ),
)
