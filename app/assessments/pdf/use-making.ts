import { useEffect, useRef, useState } from 'react'
import type { PaperSize } from '@/app/_surfaces/pdf/paper'
import { recallEntries } from '../entries/stored-entries'
import type { PacketDocument } from './document/packet-document'
import type { SelectedAttachment } from './files/chosen-files'
import type { PacketPdf, PdfProgress } from './make-packet'

export interface PdfPanelProps {
  document: PacketDocument
  property?: string
}

export type PacketPdfState =
  | { kind: 'idle' }
  | { kind: 'making'; progress?: PdfProgress }
  /** Waits until the owner confirms a warning about characters without a glyph. */
  | { kind: 'missing'; letters: readonly string[]; proceed: () => void }
  | { kind: 'made'; packet: PacketPdf; href: string }
  | { kind: 'stopped' }
  | { kind: 'failed' }

export function useMaking({ document, property }: PdfPanelProps) {
  const [making, setMaking] = useState<PacketPdfState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const href = making.kind === 'made' ? making.href : undefined

  useEffect(() => {
    if (href) return () => URL.revokeObjectURL(href)
  }, [href])
  useEffect(() => () => running.current?.abort(), [])

  async function make(files: readonly SelectedAttachment[], paper: PaperSize, isWarned = false) {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setMaking({ kind: 'making' })
    try {
      const [{ findMissingLetters, makePacket, textOf }, { loadFonts }] = await Promise.all([
        import('./make-packet'),
        import('@/app/_surfaces/pdf/load-fonts'),
      ])
      const entries = property ? recallEntries(() => localStorage, property) : {}
      const text = textOf({ document, entries, files })
      const fonts = await loadFonts(text, signal)
      const letters = isWarned ? [] : await findMissingLetters(text, fonts)
      signal.throwIfAborted()
      if (letters.length > 0) {
        setMaking({ kind: 'missing', letters, proceed: () => make(files, paper, true) })
        return
      }
      const report = (progress: PdfProgress) => {
        if (!signal.aborted) setMaking({ kind: 'making', progress })
      }
      const day = new Intl.DateTimeFormat('en-CA').format(new Date())
      const packet = await makePacket({ document, entries, files, paper, fonts, day, signal, report })
      const file = new Blob([packet.bytes], { type: 'application/pdf' })
      setMaking({ kind: 'made', packet, href: URL.createObjectURL(file) })
    } catch {
      setMaking({ kind: signal.aborted ? 'stopped' : 'failed' })
    }
  }

  return {
    making,
    make,
    stop: () => running.current?.abort(),
    forget: () => setMaking({ kind: 'idle' }),
  }
}
