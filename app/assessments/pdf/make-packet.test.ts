import { PDFDict, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FontFiles } from '@/app/_surfaces/pdf/fonts'
import { readFonts } from '@/app/_surfaces/pdf/fonts-on-disk'
import { type PaperSize, papers } from '@/app/_surfaces/pdf/paper'
import { testFonts } from '@/app/_surfaces/pdf/testing/fonts'
import { contentOf, readPdf, textsOnPage } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { cellName, evidenceName, itemId, names, verdictName } from '../entries/entry-names'
import { blankDocument } from './document/blank-document'
import type { PacketDocument } from './document/packet-document'
import { checklist } from './document/to-sheets'
import { addFiles } from './files/chosen-files'
import { findMissingLetters, makePacket, type PdfProgress, textOf } from './make-packet'
import { COORDINATES, fileOf, jpegOf, pdfOf, pngOf } from './testing/samples'

const document: PacketDocument = {
  title: 'Appeal packet: 12 Inkwell Street',
  home: '12 Inkwell Street; parcel 123',
  keepsEmpty: true,
  sheets: [
    {
      title: 'Official values',
      blocks: [
        { kind: 'facts', items: [['Parcel number', '123']] },
        {
          kind: 'values',
          blocks: [
            {
              kind: 'table',
              caption: 'In dollars',
              columns: ['Year', 'Assessed value'],
              rows: [
                ['2025', '$0'],
                ['2024', 'not published for 2024'],
              ],
            },
            { kind: 'text', text: 'Source: Cook County Assessor. Retrieved Nov 21, 2026.' },
          ],
        },
      ],
    },
    { title: 'Similar homes and sales', blocks: [{ kind: 'own', part: 'comparison' }] },
    { title: 'Condition', blocks: [{ kind: 'own', part: 'condition' }] },
    {
      title: 'Facts',
      blocks: [
        { kind: 'checks', facts: [{ id: 'yearBuilt', label: 'Year built', value: '1931' }] },
        ...checklist([{ text: 'Photos of damage', source: { name: 'the board' }, sure: 'official' }]),
      ],
    },
  ],
}

interface PacketInput {
  document?: PacketDocument
  entries?: Record<string, string>
  files?: readonly File[]
  paper?: PaperSize
  fonts?: FontFiles
  signal?: AbortSignal
  report?: (progress: PdfProgress) => void
}

async function make({ files = [], ...input }: PacketInput = {}) {
  const { chosen: all } = await addFiles([], files)
  const made = await makePacket({
    document,
    entries: {},
    paper: 'letter',
    fonts: testFonts,
    day: '2026-11-24',
    signal: new AbortController().signal,
    report: () => {},
    ...input,
    files: all,
  })
  return { ...made, ...(await readPdf(made.bytes)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('sheets of a packet', () => {
  it.each(['letter', 'a4'] as const)('each sheet is one numbered page of %s paper', async (paper) => {
    const { pages, texts, doc } = await make({ paper })
    expect(pages).toHaveLength(4)
    for (const [index, page] of pages.entries()) {
      expect(page.getSize()).toEqual({ width: papers[paper].width, height: papers[paper].height })
      expect(texts[index]).toContain(`Page ${index + 1} of 4`)
      expect(texts[index]).toContain(document.home)
    }
    expect(texts[0]).toMatch(/\$0[\s\S]*not published for 2024[\s\S]*Cook County Assessor/)
    expect([doc.getTitle(), doc.getLanguage(), doc.getAuthor()]).toEqual([document.title, 'en-US', undefined])
  })

  it('the sheets contain the typed text and the checked boxes, and empty lines for fields without an entry', async () => {
    const entries = {
      [names.condition]: 'The roof leaks.\nSince 2024.',
      [cellName('sale', 2, 'price')]: '210,000',
      [verdictName('yearBuilt')]: 'wrong',
      [evidenceName(itemId('Photos of damage'))]: 'yes',
    }
    const { texts } = await make({ entries })
    expect(texts[1]).toContain('210,000')
    expect(texts[2]).toContain('The roof leaks.\nSince 2024.')
    expect(texts[3]?.match(/^X$/gm)).toHaveLength(2)
    const blank = await make()
    expect(blank.texts[3]).not.toMatch(/^X$/m)
    for (const page of blank.pages) expect(contentOf(page)).not.toMatch(/^[fBb]\*?$/m)
    const rules = (page: (typeof blank.pages)[number] | undefined) =>
      page ? (contentOf(page).match(/ l\s/g)?.length ?? 0) : 0
    expect(rules(blank.pages[2])).toBeGreaterThan(rules((await make({ entries })).pages[2]))
  })

  it('a long text continues on a further page without losing a word', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
    const { pages, texts } = await make({ entries: { [names.condition]: words.join(' ') } })
    expect(pages.length).toBeGreaterThan(4)
    expect(texts.join(' ').match(/word\d+/g)).toEqual(words)
  })

  it('the packet without a home has six pages', async () => {
    const { pages } = await make({ document: blankDocument() })
    expect(pages).toHaveLength(6)
  })

  it('characters that the typeface lacks are listed before the file is made, and replaced by a mark in the file', async () => {
    const entries = { [names.notes]: 'Café “Kőrös” 漢字 ok 😀' }
    const { chosen: all } = await addFiles([], [fileOf('屋根.jpg', jpegOf(1, 1))])
    expect(await findMissingLetters(textOf({ document, entries, files: all }), testFonts)).toEqual([
      '漢',
      '字',
      '😀',
      '屋',
      '根',
    ])
    expect(await findMissingLetters(textOf({ document, entries: {}, files: [] }), testFonts)).toEqual([])
    const { texts, missing } = await make({ entries })
    expect(texts.join('\n')).toContain('Café “Kőrös” [?] ok [?]')
    expect(missing).toEqual(['漢', '字', '😀'])
    expect(texts[3]).toContain('The typeface of this file lacks some characters of the text')
  })

  it.each([22, 25, 28])(
    'a heading is on the same page as the picture below it, after %i lines',
    async (lines) => {
      const word = {
        kind: 'text',
        text: 'North',
        at: [10, 20],
        size: 10,
        anchor: 'start',
        tone: 'ink',
      } as const
      const sheet: PacketDocument['sheets'][number] = {
        title: 'Homes',
        blocks: [
          {
            kind: 'plain',
            blocks: [
              ...Array.from({ length: lines }, (_, line) => ({
                kind: 'text' as const,
                text: `Line ${line}`,
              })),
              { kind: 'heading', text: 'Where these homes are' },
              { kind: 'drawing', drawing: { width: 400, height: 200, shapes: [word] }, alt: 'A map' },
            ],
          },
        ],
      }
      const { texts } = await make({ document: { ...document, sheets: [sheet] } })
      const page = texts.find((text) => text.includes('Where these homes are'))
      expect(page).toContain('North')
    },
  )

  it('the sheets contain Chinese, Japanese and Korean text, also for screen readers', async () => {
    const sentence = 'Roof 屋顶漏水 雨漏り 지붕이 샙니다, since May'
    const entries = { [names.condition]: sentence }
    const fonts = readFonts(textOf({ document, entries, files: [] }))
    const { texts, missing, doc, bytes } = await make({ entries, fonts })
    expect(missing).toEqual([])
    expect(texts[2]?.replaceAll('\n', '')).toContain(sentence)
    expect(readStructure(doc).text).toContain(sentence)
    // The font files have 8 MB and 5 MB, but only the letters of the text are embedded.
    expect(bytes.length).toBeLessThan(150_000)
  })
})

describe('photos and papers of a packet', () => {
  it('photos and papers follow the sheets in the selected order', async () => {
    const files = [
      fileOf('roof.jpg', jpegOf(40, 30)),
      fileOf('estimate.pdf', await pdfOf(3)),
      fileOf('crack.png', pngOf(4, 4)),
    ]
    const { pages, texts, refused } = await make({ files })
    expect(refused).toEqual([])
    expect(pages).toHaveLength(4 + 1 + 1 + 3 + 1)
    expect(texts[4]).toMatch(
      /roof\.jpg\s+page 6\s+2\.\s+estimate\.pdf\s+pages 7 to 9\s+3\.\s+crack\.png\s+page 10/,
    )
    expect(texts[5]).toMatch(/^roof\.jpg/)
    expect(texts.slice(6, 9).map((text) => /estimate \d/.exec(text)?.[0])).toEqual([
      'estimate 1',
      'estimate 2',
      'estimate 3',
    ])
    expect(pages[6]?.getSize()).toEqual({ width: 300, height: 500 })
    expect(texts.map((text) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
      texts.map((_, index) => `Page ${index + 1} of 10`),
    )
  })

  it('a photo is upright and has no camera metadata', async () => {
    const { bytes, pages } = await make({ files: [fileOf('roof.jpg', jpegOf(40, 30, 6))] })
    expect(Buffer.from(bytes).includes(COORDINATES)).toBe(false)
    const [, a, b, c, d] = /q\s+(\S+) (\S+) (\S+) (\S+) \S+ \S+ cm\s+\/Photo/.exec(contentAt(pages, 5)) ?? []
    expect([a, b, c, d].map(Number)).toEqual([0, -40, 30, 0])
  })

  it('the number of a rotated page is in the lower right corner of the displayed page', async () => {
    const { pages } = await make({ files: [fileOf('scan.pdf', await pdfOf(1, { turned: 90 }))] })
    const turned = pages[5]
    expect(turned && textsOnPage(turned)).toContain('Page 6 of 6')
    expect(contentAt(pages, 5)).toMatch(/\s1 -1 \S+ 288 41[34]\.\d+ Tm/)
  })

  it('unusable photos and papers are refused with a reason, and a usable paper is included', async () => {
    const whole = await pdfOf(2)
    const files = [
      fileOf('locked.pdf', await pdfOf(1, { password: 'secret' })),
      fileOf('cut.pdf', whole.slice(0, 200)),
      fileOf('noise.pdf', new Uint8Array(Buffer.from('%PDF-1.7 and then noise'))),
      fileOf('cut.jpg', jpegOf(40, 30).slice(0, 60)),
      fileOf('cut.png', pngOf(4, 4).slice(0, 50)),
      fileOf('huge.png', pngOf(4, 4, { width: 20_000, height: 20_000 })),
      fileOf('huge.jpg', jpegOf(20_000, 20_000)),
      fileOf('good.pdf', whole),
    ]
    const { refused, pages } = await make({ files })
    expect(pages).toHaveLength(4 + 1 + 2)
    expect(refused.map(({ name, reason }) => [name, reason.split('.')[0]])).toEqual([
      ['locked.pdf', 'It is locked'],
      ['cut.pdf', 'It is damaged or incomplete'],
      ['noise.pdf', 'It is damaged or incomplete'],
      ['cut.jpg', 'It is damaged or incomplete'],
      ['cut.png', 'It is damaged or incomplete'],
      ['huge.png', 'The picture has too many pixels'],
      ['huge.jpg', 'The picture has too many pixels'],
    ])
  })
})

const contentAt = (pages: Awaited<ReturnType<typeof make>>['pages'], index: number): string => {
  const page = pages[index]
  return page ? contentOf(page) : ''
}

describe('screen reader structure of a packet', () => {
  const entries = {
    [names.condition]: 'The roof leaks. See https://example.org/roof_(1), please.',
    [cellName('sale', 2, 'price')]: '210,000',
    [verdictName('yearBuilt')]: 'wrong',
  }

  it('every element is tagged with its role, in reading order', async () => {
    const files = [
      fileOf('roof.jpg', jpegOf(40, 30)),
      fileOf('estimate.pdf', await pdfOf(2, { isTagged: true })),
    ]
    const { doc, texts } = await make({ entries, files })
    const structure = readStructure(doc)
    expect(findByTag(structure, 'H1').map(({ text }) => text)).toEqual(['Assessment appeal'])
    expect(findByTag(structure, 'H2').map(({ text }) => text)).toEqual([
      ...document.sheets.map(({ title }) => title),
      'Photos and papers attached',
    ])
    const [values] = findByTag(structure, 'Table')
    expect(values?.kids.map(({ tag }) => tag)).toEqual(['Caption', 'TR', 'TR', 'TR'])
    expect(
      values?.kids.slice(1).map(({ kids }) => kids.map(({ tag, scope, text }) => [tag, scope, text])),
    ).toEqual([
      [
        ['TH', 'Column', 'Year'],
        ['TH', 'Column', 'Assessed value'],
      ],
      [
        ['TH', 'Row', '2025'],
        ['TD', undefined, '$0'],
      ],
      [
        ['TH', 'Row', '2024'],
        ['TD', undefined, 'not published for 2024'],
      ],
    ])
    expect(structure.text).toContain('The roof leaks. See https://example.org/roof_(1), please.')
    expect(findByTag(structure, 'Link').map(({ text, href }) => [text, href])).toEqual([
      ['https://example.org/roof_(1', 'https://example.org/roof_%281'],
      [' page 6', 'a page'],
      [' pages 7 to 8', 'a page'],
    ])
    expect(findByTag(structure, 'Figure').map(({ alt }) => alt)).toEqual([
      'Not ticked',
      'Ticked',
      'Not ticked',
      'Not ticked',
      'Photo: roof.jpg',
    ])
    // The attached PDF has its own tag ids, which must not be mistaken for ours.
    expect(structure.text.endsWith('roof.jpgestimate 1estimate 2')).toBe(true)
    const foot = /Page \d+ of \d+|12 Inkwell Street; parcel 123/g
    expect(structure.text).not.toMatch(foot)
    const printed = texts.join('').replace(foot, '').replace(/\s|X/g, '')
    expect(structure.text.replace(/\s|X/g, ''), 'nothing is drawn that is not read').toBe(printed)
  })

  it('a table that continues on further pages has one header row for screen readers', async () => {
    const words = Array.from({ length: 700 }, (_, index) => `word${index}`)
    const { doc, pages, texts } = await make({ entries: { [cellName('sale', 2, 'note')]: words.join(' ') } })
    expect(pages.length).toBeGreaterThan(5)
    expect(texts.join(' ').match(/word\d+/g)).toEqual(words)
    const sales = findByTag(readStructure(doc), 'Table')[2]
    expect(sales?.kids.filter(({ tag }) => tag === 'TR')).toHaveLength(1 + 4)
    expect(sales?.kids[3]?.kids.at(-1)?.text.trim()).toBe(words.join(' '))
    expect(texts.filter((text) => text.includes('Sale price')).length).toBeGreaterThan(2)
  })

  it('the file has a language, a title, bookmarks of sheets and files, and embedded typefaces', async () => {
    const { doc } = await make({ entries, files: [fileOf('roof.jpg', jpegOf(40, 30))] })
    const { catalog, context } = doc
    expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
    expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/DisplayDocTitle true')
    const outline: string[] = []
    let entry = catalog.lookup(PDFName.of('Outlines'), PDFDict).lookupMaybe(PDFName.of('First'), PDFDict)
    while (entry) {
      outline.push(entry.lookup(PDFName.of('Title'), PDFHexString).decodeText())
      entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
    expect(outline).toEqual([
      ...document.sheets.map(({ title }) => title),
      'Photos and papers attached',
      'roof.jpg',
    ])
    const typefaces = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.has(PDFName.of('FontFile2')) ? [object] : [],
      )
    expect(typefaces.map((each) => String(each.get(PDFName.of('FontName'))))).toEqual([
      ...['Regular', 'Bold'].map((weight) => expect.stringMatching(`^/[A-Z]{6}\\+SourceSans3-${weight}$`)),
    ])
  })
})

describe('makePacket', () => {
  it('makes the PDF without any request', async () => {
    const request = vi.fn(() => {
      throw new Error('a request')
    })
    for (const way of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) vi.stubGlobal(way, request)
    vi.stubGlobal('navigator', { sendBeacon: request })
    const { pages } = await make({
      files: [
        fileOf('roof.jpg', jpegOf(4, 3)),
        fileOf('a.png', pngOf(2, 2)),
        fileOf('b.pdf', await pdfOf(1)),
      ],
    })
    expect(pages).toHaveLength(8)
    expect(request).not.toHaveBeenCalled()
  })

  it('reports its progress and stops on abort', async () => {
    const controller = new AbortController()
    const report = vi.fn(({ done }: PdfProgress) => {
      if (done === 1) controller.abort()
    })
    const files = [fileOf('a.jpg', jpegOf(4, 3)), fileOf('b.jpg', jpegOf(4, 3))]
    await expect(make({ files, signal: controller.signal, report })).rejects.toThrow(/abort/i)
    expect(report.mock.calls).toEqual([
      [{ done: 0, of: 4, what: 'Adding file 1 of 2' }],
      [{ done: 1, of: 4, what: 'Adding file 2 of 2' }],
    ])
  })
})
