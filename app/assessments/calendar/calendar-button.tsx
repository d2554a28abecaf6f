'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { isSpanish } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { registerSpanish } from '@/lib/language/register-texts'
import { saveFile } from '@/lib/save-file'
import type { ReminderEventKind, ReminderHome } from './make-reminder'

const texts = defineTexts('calendar.button', {
  deadline: 'Add the last day to my calendar',
  hearing: 'Add the hearing to my calendar',
})

interface Props extends ReminderHome {
  day: string
  kind?: ReminderEventKind
}

export function CalendarButton({ day, kind = 'deadline', ...home }: Props) {
  const [message, setMessage] = useState('')
  const add = async () => {
    const [{ makeReminder }] = await Promise.all([import('./make-reminder'), registerReminderTexts()])
    const { file, said: confirmation } = makeReminder(home, day, new Date(), kind)
    saveFile(file.content, file.name)
    setMessage(confirmation)
  }
  return (
    <>
      <Button type="button" look="secondary" onClick={add}>
        {texts[kind]}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {message}
      </p>
    </>
  )
}

async function registerReminderTexts(): Promise<void> {
  if (!isSpanish()) return
  const { reminderTexts } = await import('@/lib/language/es/assessments/reminder')
  registerSpanish(reminderTexts)
}
