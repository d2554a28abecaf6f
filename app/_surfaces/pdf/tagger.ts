import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

export type PdfTag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link'

export interface TaggedElement {
  tag: PdfTag
  ref: PDFRef
  kids: PDFArray
}

export type PdfRectangle = [number, number, number, number]

export interface TagDetails {
  scope?: 'Column' | 'Row'
  alt?: string
  box?: PdfRectangle
  title?: string
}

type LinkTarget = { href: string } | { page: PDFPage }

/** Tags content with its role and reading order, or as an artifact, which screen readers skip. */
export function createTagger(doc: PDFDocument) {
  const { context } = doc
  /**
   * Entries of the PDF's parent tree. The entry of a page lists its elements by content id. The entry of an
   * annotation is its element.
   */
  const owners: [key: number, value: PDFRef | PDFArray][] = []
  const pages = new Map<PDFPage, PDFArray>()
  const rootRef = context.nextRef()
  const document = createElement('Document', rootRef)

  function createElement(tag: PdfTag, parent: PDFRef, { scope, alt, box, title }: TagDetails = {}) {
    const kids = context.obj([])
    const dict = context.obj({ Type: 'StructElem', S: tag, P: parent, K: kids })
    if (scope) dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }))
    if (box) dict.set(PDFName.of('A'), context.obj({ O: 'Layout', BBox: box }))
    if (alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(alt))
    if (title !== undefined) dict.set(PDFName.of('T'), PDFHexString.fromText(title))
    return { tag, ref: context.register(dict), kids }
  }

  function add(parent: TaggedElement, tag: PdfTag, details?: TagDetails): TaggedElement {
    const element = createElement(tag, parent.ref, details)
    parent.kids.push(element.ref)
    return element
  }

  function numbersOf(page: PDFPage): PDFArray {
    const existing = pages.get(page)
    if (existing) return existing
    const list = context.obj([])
    pages.set(page, list)
    page.node.set(PDFName.of('StructParents'), context.obj(owners.length))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    owners.push([owners.length, list])
    return list
  }

  function begin(page: PDFPage, element: TaggedElement | 'artifact') {
    if (element === 'artifact') {
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
      return
    }
    const numbers = numbersOf(page)
    const number = numbers.size()
    numbers.push(element.ref)
    element.kids.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }))
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of(element.tag),
        `<</MCID ${number}>>`,
      ]),
    )
  }

  const end = (page: PDFPage) => page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))

  function link(page: PDFPage, element: TaggedElement, box: PdfRectangle, target: LinkTarget, says: string) {
    const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: box, Border: [0, 0, 0], F: 4 })
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(says))
    annotation.set(PDFName.of('StructParent'), context.obj(owners.length))
    if ('href' in target)
      annotation.set(PDFName.of('A'), context.obj({ S: 'URI', URI: PDFString.of(escapeHref(target.href)) }))
    else annotation.set(PDFName.of('Dest'), context.obj([target.page.ref, 'Fit']))
    const ref = context.register(annotation)
    page.node.addAnnot(ref)
    element.kids.push(context.obj({ Type: 'OBJR', Obj: ref, Pg: page.ref }))
    owners.push([owners.length, element.ref])
  }

  function finish() {
    const tree = context.obj({ Nums: owners.flat() as never })
    const root: PDFDict = context.obj({
      Type: 'StructTreeRoot',
      K: document.ref,
      ParentTree: context.register(tree),
      ParentTreeNextKey: owners.length,
    })
    context.assign(rootRef, root)
    doc.catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    doc.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }

  return { document, add, begin, end, link, finish }
}

const escapeHref = (href: string) =>
  encodeURI(href).replace(/%25|[()\\]/g, (each) =>
    each === '%25' ? '%' : `%${each.charCodeAt(0).toString(16)}`,
  )

export type PdfTagger = ReturnType<typeof createTagger>
