'use client'

import './globals.css'
import { Failure, type FailureProps } from '@/app/_lib/answer/failure'
import { currentLanguage } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('frame.global-error', { title: 'We could not show this page · Openplat' })

export default function GlobalError(props: FailureProps) {
  return (
    <html lang={currentLanguage()}>
      <body>
        <title>{texts.title}</title>
        <main id="main">
          <Failure {...props} />
        </main>
      </body>
    </html>
  )
}
