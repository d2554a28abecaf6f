'use client'

import { type ChangeEvent, useState } from 'react'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { defineTexts } from '@/lib/language/define-texts'
import { describeOutlineProblem } from '../outline-problem'

const MOST_BYTES = 200_000

const texts = defineTexts('review.outline-file', {
  label: 'Or take it from a GeoJSON file',
  hint: 'The file stays on this device; its outline goes into the field above, and from there into the link.',
  large: 'The file is larger than 200 KB. Take one with a single outline.',
})

export function OutlineFile({ fieldId }: { fieldId: string }) {
  const [error, setError] = useState<string>()
  const field = { name: 'outline-file', label: texts.label, hint: texts.hint, ...(error ? { error } : {}) }

  async function take({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0]
    if (!file) return
    if (file.size > MOST_BYTES) return setError(texts.large)
    const { readOutline, writeOutline } = await import('@/lib/records/cleanup-site/read-outline')
    const outline = readOutline(await file.text())
    setError('problem' in outline ? describeOutlineProblem(outline.problem) : undefined)
    const target = document.getElementById(fieldId)
    if (!('problem' in outline) && target instanceof HTMLTextAreaElement) target.value = writeOutline(outline)
  }

  return (
    <div className="noscript:hidden">
      <Field {...field}>
        <input
          {...describeControl(field)}
          name={undefined}
          type="file"
          accept=".geojson,.json,application/geo+json"
          onChange={take}
          className={controlLook}
        />
      </Field>
    </div>
  )
}
