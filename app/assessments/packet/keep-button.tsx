'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { defineTexts } from '@/lib/language/define-texts'
import { KEEP_ID } from '../entries/device-storage'
import type { PacketHome } from '../entries/entries-file'
import { recallEntries } from '../entries/stored-entries'

const texts = defineTexts('packet.keep-button', {
  keep: 'Keep my packet',
  about: 'It is one file with everything you typed, without your photos.',
  open: 'Open it again here or on another device.',
})

export function KeepButton(about: PacketHome) {
  const [message, setMessage] = useState('')
  const keep = async () => {
    const { keepPacket } = await import('../entries/keep-packet')
    setMessage(
      keepPacket(
        about,
        recallEntries(() => localStorage, about.property),
        new Date(),
      ),
    )
  }
  return (
    <div className="mb-6 noscript:hidden">
      <Button type="button" look="secondary" onClick={keep}>
        {texts.keep}
      </Button>
      <p className="mt-2 max-w-reading text-base">
        {texts.about} <a href={`#${KEEP_ID}`}>{texts.open}</a>
      </p>
      <p role="status" className="mt-2 wrap-anywhere empty:hidden">
        {message}
      </p>
    </div>
  )
}
