import { SearchInput } from '@/components/places/search-input'
import { LocateButton } from '@/components/ui/form/locate-button'
import { Icon } from '@/components/ui/icon'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('home.question', {
  find: 'Find a place',
  label: 'Address, coordinates, parcel number or legal description',
  placeholder: 'Address, city, parcel, legal description',
  submit: 'Search',
  map: 'Choose on a map',
  coverage:
    'Assessments, permits, flood zones, elevation, survey lines, regulated sites: from the offices that keep them. Free, no account.',
  covered: 'What is covered where',
})

export function HomeQuestion() {
  return (
    <section aria-label={texts.find} className="mb-6 print:hidden">
      <search>
        <form action={localHref('/place')} className="relative mb-2">
          <SearchInput
            name="q"
            id="q"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            takesSlash
            className="block h-14 w-full rounded-control border-2 border-accent bg-surface pr-16 pl-4 text-ink placeholder:text-muted"
          />
          <button
            type="submit"
            className="absolute inset-y-1.5 right-1.5 flex w-12 cursor-pointer items-center justify-center rounded-control bg-accent text-accent-ink hover:bg-accent-strong"
          >
            <Icon name="search" />
            <span className="sr-only">{texts.submit}</span>
          </button>
        </form>
      </search>
      <div className="flex flex-wrap items-center gap-x-5">
        <LocateButton path={localHref('/place')} look="link" />
        <a href={localHref('/place')} className="inline-flex min-h-11 items-center lg:hidden">
          {texts.map}
        </a>
      </div>
      <p className="mt-1 text-base text-muted">
        {texts.coverage} <a href={localHref('/places')}>{texts.covered}</a>
      </p>
    </section>
  )
}
