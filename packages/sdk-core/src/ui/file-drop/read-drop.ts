/** What was dropped or pasted: files, and folders as they are. */
export interface Dropped {
  readonly files: readonly File[]
  readonly folders: readonly FileSystemDirectoryEntry[]
}

/** Has to be asked at once: a moment later the browser has forgotten what was dropped. */
export function readDrop(data: Pick<DataTransfer, 'items' | 'files'>): Dropped {
  const files: File[] = []
  const folders: FileSystemDirectoryEntry[] = []
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  if (items.length === 0) return { files: [...data.files], folders }
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry as FileSystemDirectoryEntry)
    else if (file) files.push(file)
  }
  return { files, folders }
}

/** All files in folders, and in the folders in them. What cannot be read, and what systems leave behind, is left out. */
export async function walkFolders(folders: readonly FileSystemDirectoryEntry[]): Promise<readonly File[]> {
  const files: File[] = []
  const open: FileSystemEntry[] = [...folders]
  for (let entry = open.shift(); entry; entry = open.shift()) {
    if (entry.isDirectory) open.unshift(...(await entriesOf(entry as FileSystemDirectoryEntry)))
    else if (!leftBehind.test(entry.name)) files.push(...(await fileOf(entry as FileSystemFileEntry)))
  }
  return files
}

const leftBehind = /^(\.|Thumbs\.db$|desktop\.ini$)/i

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A reader answers a hundred at a time, and nothing when it is through.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) return all
    all.push(...some)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<readonly File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )
}
