import { ChooseOnDevice } from '@/components/ui/choose-on-device'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const links = [
  '/saved',
  '/sources',
  '/status',
  '/api',
  '/privacy',
  '/terms',
  '/accessibility',
  '/contact',
] as const

const texts = defineTexts('frame.footer', {
  about: 'About this site',
  '/saved': 'Saved',
  '/sources': 'Sources',
  '/status': 'Status',
  '/api': 'API',
  '/privacy': 'Privacy',
  '/terms': 'Terms and licenses',
  '/accessibility': 'Accessibility',
  '/contact': 'Contact',
  attribution:
    'Records come from the public authorities named beside each value, under their own licenses. Openplat is not one of them and speaks for none of them.',
  link: (url: string) => `This page: ${url}`,
  limits: 'Public records are a lead, not proof. Ask the authority before you rely on one.',
  release: (release: string) => `Release ${release}`,
})

interface Props {
  release: string
  link: string | undefined
}

export function SiteFooter({ release, link }: Props) {
  return (
    <footer className="mt-8 border-t border-line bg-surface print:mt-4 print:break-inside-avoid print:border-ink">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-5 px-4 py-8 max-sm:gap-y-2 max-sm:py-4 sm:px-6 lg:grid-cols-[1fr_2fr] print:block print:max-w-none print:p-0 print:pt-2 print:text-sm">
        <nav aria-label={texts.about} className="print:hidden">
          <ul className="grid grid-cols-2 gap-x-6">
            {links.map((href) => (
              <li key={href}>
                <a href={localHref(href)} className="inline-flex min-h-11 items-center sm:min-h-9">
                  {texts[href]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-reading text-base text-muted print:max-w-none print:text-sm">
          <p className="max-sm:hidden print:block">{texts.attribution}</p>
          <p className="sm:mt-2 print:mt-0">{texts.limits}</p>
          {link && <p className="hidden wrap-anywhere print:block">{texts.link(link)}</p>}
          {/* Phones do not need these settings: they have no slash key and show rows as cards. */}
          <div className="mt-2 pointer-coarse:max-sm:hidden">
            <ChooseOnDevice />
          </div>
          <p className="mt-2 text-sm wrap-anywhere print:mt-0">{texts.release(release)}</p>
        </div>
      </div>
    </footer>
  )
}
