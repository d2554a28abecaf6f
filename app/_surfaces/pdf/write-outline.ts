import { type PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib'

export interface PdfOutlineEntry {
  title: string
  page: PDFPage
  top?: number
}

export function writeOutline({ context, catalog }: PDFDocument, entries: readonly PdfOutlineEntry[]) {
  const refs = entries.map(() => context.nextRef())
  const [first, last] = [refs.at(0), refs.at(-1)]
  if (!first || !last) return
  const outline = context.register(
    context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }),
  )
  for (const [index, { title, page, top = page.getHeight() }] of entries.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]]
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outline,
      Dest: [page.ref, 'XYZ', null, top, null],
      ...(before ? { Prev: before } : {}),
      ...(after ? { Next: after } : {}),
    })
    if (ref) context.assign(ref, entry)
  }
  catalog.set(PDFName.of('Outlines'), outline)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
