// The URL stays valid for this time, because Safari reads it only after the click handler has returned.
const KEPT_MS = 60_000

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
