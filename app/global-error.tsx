'use client'

import './globals.css'
import { Failure, type FailureProps } from '@/app/_lib/answer/failure'

export default function GlobalError(props: FailureProps) {
  return (
    <html lang="en">
      <body>
        <title>We could not show this page · Openplat</title>
        <main id="main">
          <Failure {...props} />
        </main>
      </body>
    </html>
  )
}
