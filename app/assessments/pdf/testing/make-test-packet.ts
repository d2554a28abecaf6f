import { testFonts } from '@/app/_surfaces/pdf/testing/fonts'
import type { PacketDocument } from '../document/packet-document'
import { makePacket } from '../make-packet'

export const makeTestPacket = (document: PacketDocument, entries: Record<string, string>) =>
  makePacket({
    document,
    entries,
    files: [],
    paper: 'letter',
    fonts: testFonts,
    day: '2026-11-24',
    signal: new AbortController().signal,
    report: () => {},
  })
