import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { blankDocument } from './document/blank-document'
import { PdfMaker } from './pdf-maker'
import PdfPanel, { PacketProgress } from './pdf-panel'

const library = vi.hoisted(() => ({ isLoaded: false }))

vi.mock('@cantoo/pdf-lib', async (original) => {
  library.isLoaded = true
  return await original()
})

const draw = renderToStaticMarkup

describe('PDF part of the packet page', () => {
  it('shows one button that is hidden without scripting and on paper', () => {
    const markup = draw(<PdfMaker document={blankDocument()} />)
    expect(markup).toContain('Make a PDF with my photos and papers')
    expect(markup).toContain('noscript:hidden')
    expect(markup).toContain('print:hidden')
    expect(markup).not.toContain('type="file"')
  })

  it('shows a labeled file input outside of every form, a choice of paper and a status', () => {
    const markup = draw(<PdfPanel document={blankDocument()} />)
    expect(markup).toMatch(/<label for="pdf-files"/)
    expect(markup).toMatch(/<input [^>]*aria-describedby="pdf-files-hint"[^>]*type="file"[^>]*multiple=""/)
    expect(markup).toContain('role="status"')
    expect(markup.match(/type="radio"/g)).toHaveLength(2)
    expect(markup).not.toMatch(/<form|style=|name="my\./)
  })

  it('loads the PDF library only with the module that makes a packet', async () => {
    expect(library.isLoaded).toBe(false)
    await import('./make-packet')
    expect(library.isLoaded).toBe(true)
  })

  it('PacketProgress shows the progress, the missing characters, the refused files and a download link', () => {
    const stop = () => {}
    const progress = { done: 1, of: 4, what: 'Adding file 2 of 2' }
    const busy = draw(<PacketProgress making={{ kind: 'making', progress }} stop={stop} />)
    expect(busy).toMatch(/role="status"[^>]*>Adding file 2 of 2<[\s\S]*<progress [^>]*max="4"[\s\S]*Stop/)
    const missing = draw(
      <PacketProgress making={{ kind: 'missing', letters: ['漢', '字'], proceed: stop }} stop={stop} />,
    )
    expect(missing).toMatch(
      /Nothing is made yet\.[\s\S]*role="alert"[\s\S]*漢 字[\s\S]*<button [^>]*>Make it with \[\?\]/,
    )
    const refused = [{ name: 'scan.pdf', reason: 'It is locked.' }]
    const packet = { bytes: new Uint8Array(1_500_000), pages: 7, refused, missing: ['漢'] }
    const made = draw(<PacketProgress making={{ kind: 'made', packet, href: 'blob:x' }} stop={stop} />)
    expect(made).toContain('<strong>scan.pdf</strong>: It is locked.')
    expect(made).toContain('漢')
    expect(made).toMatch(
      /<a href="blob:x" download="appeal-packet\.pdf"[^>]*>Save the PDF \(7 pages, 1\.5 MB\)/,
    )
  })
})
