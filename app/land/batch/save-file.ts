import type { RenderedFile } from './render-file'

// Safari reads the address only after the click has been handled.
const KEPT_MS = 60_000

export function saveFile({ name, content }: RenderedFile): void {
  const href = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
