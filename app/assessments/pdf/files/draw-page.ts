import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'

export interface EmbeddedPdfPage {
  page: PDFPage
  drawing: PDFName
}

const group = PDFName.of('Group')

/**
 * Moves the page's content into an XObject and empties the page. Otherwise the page's tag ids would collide
 * with ours, and its unclosed operators would affect our content. Links and form fields remain.
 */
export function toDrawing(page: PDFPage): EmbeddedPdfPage {
  forgetTags(page)
  const { context } = page.doc
  const { x, y, width, height } = page.getMediaBox()
  const ownGroup = page.node.get(group)
  const form = context.flateStream(contentOf(page), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + width, y + height],
    Resources: page.node.Resources() ?? context.obj({}),
    ...(ownGroup ? { Group: ownGroup } : {}),
  })
  page.node.set(PDFName.Contents, context.obj([]))
  page.node.set(PDFName.of('Resources'), context.obj({}))
  return { page, drawing: page.node.newXObject('Paper', context.register(form)) }
}

function forgetTags({ node }: PDFPage) {
  node.delete(PDFName.of('StructParents'))
  for (const entry of node.Annots()?.asArray() ?? []) {
    const annotation = node.context.lookup(entry)
    if (annotation instanceof PDFDict) annotation.delete(PDFName.of('StructParent'))
  }
}

/** A page may split its content between any two tokens, so its streams are joined. */
function contentOf({ node }: PDFPage): Uint8Array<ArrayBuffer> {
  const contents = node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
  return joinBytes(
    streams
      .map((stream) => node.context.lookup(stream))
      .flatMap((stream) =>
        stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode(), SPACE] : [],
      ),
  )
}

const SPACE = Uint8Array.of(0x20)

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
