import { FormPage } from '@/app/_lib/answer/form-page'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { WaysOnPanel } from '@/components/places/next-steps'
import { Folded } from '@/components/provenance/folded'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { notListed } from '@/lib/records/facility/limits'
import { EnvironmentForm } from './form'
import { reviewHref } from './review/url'
import type { environmentUrl } from './url'

const texts = defineTexts('environment.search-page', {
  lead: 'Lists the plants, dischargers and waste handlers around an address that federal programs regulate, nearest first.',
  cleanup:
    'Superfund sites, brownfields and underground tanks are on other lists: <review>open the records review</review>',
  more: 'What is in the list',
  coverage:
    'The list covers facilities under the Clean Air Act, the Clean Water Act and the hazardous waste, drinking water and toxics release programs, in all states and territories.',
})

type Props = ReturnType<typeof environmentUrl.parse>

export function SearchPage({ url, dropped, errors, typed }: Props) {
  return (
    <FormPage
      heading={<PageHeading title={nameOfTool('/environment')} />}
      dropped={dropped}
      errors={errors}
      form={({ q, radius }) => (
        <EnvironmentForm url={url} errors={{ q, radius }} typedRadius={typed.radius} />
      )}
    >
      {Object.keys(errors).length === 0 && (
        <div className="max-w-reading">
          <p>{texts.lead}</p>
          <p className="mt-1">
            <Rich text={texts.cleanup} parts={{ review: (words) => <a href={reviewHref({})}>{words}</a> }} />
          </p>
          <Folded more={texts.more}>
            <p className="mt-1">{texts.coverage}</p>
            <p className="mt-1">{translate(notListed)}</p>
          </Folded>
        </div>
      )}
      {url.q && errors.q && (
        <WaysOnPanel
          readers={['address', 'coordinates']}
          pointHref={localHref('/environment?at={lat},{lon}')}
        />
      )}
    </FormPage>
  )
}
