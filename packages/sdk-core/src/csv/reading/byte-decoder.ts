import { sniffEncoding } from './sniff-encoding'

/** Turns the bytes of a file into text, and finds out on the way how it is written. */
export interface ByteDecoder {
  decode(bytes: Uint8Array): string
  /** What is left at the end of the file. */
  end(): string
  /** As far as it is known yet: a file of plain ASCII may become something else with its first other letter. */
  readonly encoding: string
  readonly hasMark: boolean
  /** Characters that no such encoding has, each now `\ufffd`. */
  readonly undecodable: number
}

/** @param wanted The label of an encoding, when it is not to be found out. */
export function createByteDecoder(wanted: string | undefined): ByteDecoder {
  let encoding = wanted === undefined ? 'utf-8' : new TextDecoder(wanted).encoding
  let isDecided = wanted !== undefined
  let hasMark = false
  let undecodable = 0
  let held: Uint8Array | undefined = new Uint8Array(0)
  let rest: Uint8Array = new Uint8Array(0)
  let decoder: TextDecoder | undefined
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

  function begin(bytes: Uint8Array): Uint8Array {
    const sign = sniffEncoding(bytes)
    if (sign && (!isDecided || sign.encoding === encoding)) {
      encoding = sign.encoding
      isDecided = true
      hasMark = sign.mark > 0
      return bytes.subarray(sign.mark)
    }
    return bytes
  }

  function decodeUtf8(bytes: Uint8Array, isLast: boolean): string {
    const all = joined(rest, bytes)
    const whole = isLast ? all.length : wholeCharacters(all)
    const complete = all.subarray(0, whole)
    rest = all.slice(whole)
    if (isDecided) return counted(lenient.decode(complete))
    try {
      const text = strict.decode(complete)
      // Every other character is shorter as text than as bytes.
      isDecided = text.length < complete.length
      return text
    } catch {
      const text = lenient.decode(complete)
      isDecided = true
      if (isMostlyReadable(text)) return counted(text)
      encoding = 'windows-1252'
      rest = new Uint8Array(0)
      return decodeOther(all, isLast)
    }
  }

  function decodeOther(bytes: Uint8Array, isLast: boolean): string {
    decoder ??= new TextDecoder(encoding, { ignoreBOM: true })
    const text = decoder.decode(bytes, { stream: !isLast })
    return counted(encoding === 'windows-1252' ? withWindowsCharacters(text) : text)
  }

  function counted(text: string): string {
    if (text.includes('\ufffd')) undecodable += text.split('\ufffd').length - 1
    return text
  }

  function decode(bytes: Uint8Array, isLast: boolean): string {
    let present = bytes
    if (held) {
      present = joined(held, bytes)
      held = isLast || present.length >= enoughToTell ? undefined : present
      if (held) return ''
      present = begin(present)
    }
    return encoding === 'utf-8' ? decodeUtf8(present, isLast) : decodeOther(present, isLast)
  }

  return {
    decode: (bytes) => decode(bytes, false),
    end: () => decode(new Uint8Array(0), true),
    get encoding() {
      return encoding
    },
    get hasMark() {
      return hasMark
    },
    get undecodable() {
      return undecodable
    },
  }
}

/** Some platforms read Windows-1252 as Latin-1, which has control characters in place of these. */
function withWindowsCharacters(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (control) => windowsCharacters[control.charCodeAt(0) - 0x80] ?? control)
}

const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

const enoughToTell = 1_024

/** Text in an older code page gives hardly ever valid UTF-8, while a few bytes can break in a file that is UTF-8. */
function isMostlyReadable(text: string): boolean {
  const broken = text.split('\ufffd').length - 1
  const others = text.replace(/[\0-\x7f\ufffd]+/g, '').length
  return others > broken
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/** The length without a character of UTF-8 that is cut at the end. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needed > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}
