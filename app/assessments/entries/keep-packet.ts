import { localDay } from '@/lib/calendar-day'
import { defineTexts } from '@/lib/language/define-texts'
import { saveFile } from '@/lib/save-file'
import { type PacketHome, writeEntriesFile } from './entries-file'
import type { OwnerEntries } from './stored-entries'

const texts = defineTexts('entries.keep-packet', {
  nothing: 'You have typed nothing yet.',
  saved: (name: string) => `Saved as ${name} on this device. We received nothing.`,
})

const MOST_NAME = 60

export function keepPacket(about: PacketHome, entries: OwnerEntries, now: Date): string {
  const filled = Object.fromEntries(Object.entries(entries).filter(([, text]) => text !== ''))
  if (Object.keys(filled).length === 0) return texts.nothing
  const name = nameFile(about.home, localDay(now))
  saveFile(new Blob([writeEntriesFile(about, filled, now)], { type: 'application/json' }), name)
  return texts.saved(name)
}

export function nameFile(home: string, day: string): string {
  const [address = ''] = home.split(';')
  const slug = address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_NAME)
    .replace(/^-+|-+$/g, '')
  return ['openplat-packet', slug, day].filter(Boolean).join('-').concat('.json')
}
