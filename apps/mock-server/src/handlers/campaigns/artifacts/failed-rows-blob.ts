/** Where the failed rows of an upload are kept. */
export function failedRowsBlob(uploadId: string): string {
  return `failed rows ${uploadId}`
}
