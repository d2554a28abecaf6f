import { evidenceBrowserTexts } from './assessments/evidence-browser'
import { findBrowserTexts } from './assessments/find-browser'
import { lookUpBrowserTexts } from './assessments/look-up-browser'
import { packetBrowserTexts } from './assessments/packet-browser'
import { valuesBrowserTexts } from './assessments/values-browser'
import { environmentBrowserTexts } from './environment/browser'
import { reviewBrowserTexts } from './environment/review-browser'
import { parcelBrowserTexts } from './parcels/browser'
import { recordBrowserTexts } from './records/browser'
import { savedBrowserTexts } from './saved/browser'
import { siteBrowserTexts } from './site/browser'
import { mapBrowserTexts } from './site/map-browser'

/** A browser loads these texts with every Spanish page, so they contain only those of client components. */
export const browserTexts = {
  ...lookUpBrowserTexts,
  ...siteBrowserTexts,
  ...mapBrowserTexts,
  ...recordBrowserTexts,
  ...findBrowserTexts,
  ...valuesBrowserTexts,
  ...evidenceBrowserTexts,
  ...packetBrowserTexts,
  ...environmentBrowserTexts,
  ...reviewBrowserTexts,
  ...parcelBrowserTexts,
  ...savedBrowserTexts,
}
