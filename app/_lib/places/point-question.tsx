import type { ReactNode } from 'react'
import { controlLook, describeControl, FieldError } from '@/components/ui/form/field'
import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('places.point-question', { form: 'Find a place', submit: 'Find' })

interface Props {
  action: string
  /**
   * React key of the form. It must differ for each query, or React would keep the earlier text in the field.
   */
  id: string
  label: string
  hint: string
  maxLength: number
  text?: string | undefined
  error?: string | undefined
  children?: ReactNode
}

export function PointQuestion({ id, label, hint, maxLength, text, error, children, ...props }: Props) {
  const action = localHref(props.action)
  const typing = {
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'search',
  } as const
  const buttons = (
    <>
      <SubmitButton>{texts.submit}</SubmitButton>
      <LocateButton path={action} />
      {children}
    </>
  )
  // This is a plain form, because Next's form component adds two kilobytes to every page.
  if (text === undefined)
    return (
      <section aria-label={texts.form} className="mb-8 max-w-3xl print:hidden">
        <form action={action} key={id}>
          <TextInput name="q" label={label} hint={hint} error={error} maxLength={maxLength} {...typing} />
          <div className="flex flex-wrap items-start gap-x-4 gap-y-3">{buttons}</div>
        </form>
      </section>
    )
  return (
    <section aria-label={texts.form} className="mb-4 print:hidden">
      <form action={action} key={id}>
        <label htmlFor="q" className="sr-only">
          {label}
        </label>
        {error && <FieldError id="q">{error}</FieldError>}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <input
            {...describeControl({ name: 'q', label, ...(error ? { error } : {}) })}
            {...typing}
            maxLength={maxLength}
            type="text"
            defaultValue={text}
            className={`${controlLook} w-auto min-w-60 flex-1 lg:max-w-2xl`}
          />
          {buttons}
        </div>
      </form>
    </section>
  )
}
