/** A file that cannot be read, with the reason in a sentence for people. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused'
}
