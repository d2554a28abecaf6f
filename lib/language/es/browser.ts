import { evidenceBrowserTexts } from './assessments/evidence-browser'
import { findBrowserTexts } from './assessments/find-browser'
import { lookUpBrowserTexts } from './assessments/look-up-browser'
import { packetBrowserTexts } from './assessments/packet-browser'
import { valuesBrowserTexts } from './assessments/values-browser'
import { environmentBrowserTexts } from './environment/browser'
import { reviewBrowserTexts } from './environment/review-browser'
import { parcelBrowserTexts } from './parcels/browser'
import { recordBrowserTexts } from './records/browser'
import { siteBrowserTexts } from './site/browser'
import { mapBrowserTexts } from './site/map-browser'

/** The texts of client components, which a browser loads with a Spanish page. */
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
}
