import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { taggedOn } from './read-pdf'

interface StructureElement {
  tag: string
  text: string
  kids: StructureElement[]
  alt?: string
  scope?: string
  href?: string
}

const name = (dict: PDFDict, key: string) => dict.lookupMaybe(PDFName.of(key), PDFName)?.decodeText()

export function readStructure(doc: PDFDocument): StructureElement {
  const texts = new Map(
    doc.getPages().map((page) => {
      return [String(page.ref), taggedOn(page)] as const
    }),
  )
  const root = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)

  function read(element: PDFDict): StructureElement {
    const node: StructureElement = { tag: name(element, 'S') ?? '', text: '', kids: [] }
    const alt = element.lookup(PDFName.of('Alt'))
    if (alt instanceof PDFHexString) node.alt = alt.decodeText()
    const attributes = element.lookupMaybe(PDFName.of('A'), PDFDict)
    const scope = attributes && name(attributes, 'Scope')
    if (scope) node.scope = scope
    for (const kid of element.lookup(PDFName.of('K'), PDFArray).asArray()) {
      const dict = doc.context.lookup(kid, PDFDict)
      if (name(dict, 'Type') === 'MCR') node.text += contentText(dict)
      else if (name(dict, 'Type') === 'OBJR') node.href = targetOf(dict.lookup(PDFName.of('Obj'), PDFDict))
      else {
        const inside = read(dict)
        node.kids.push(inside)
        node.text += inside.text
      }
    }
    return node
  }

  function contentText(reference: PDFDict): string {
    const number = reference.lookup(PDFName.of('MCID'), PDFNumber).asNumber()
    const runs = texts.get(String(reference.get(PDFName.of('Pg')))) ?? []
    return runs
      .filter((each) => each.number === number)
      .map(({ text }) => text)
      .join('')
  }

  return read(root.lookup(PDFName.of('K'), PDFDict))
}

function targetOf(annotation: PDFDict): string {
  const action = annotation.lookupMaybe(PDFName.of('A'), PDFDict)
  return action ? String(action.lookup(PDFName.of('URI'))).slice(1, -1) : 'a page'
}

export const findByTag = (element: StructureElement, tag: string): StructureElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.kids.flatMap((kid) => findByTag(kid, tag)),
]
