import { evidenceTexts } from './assessments/evidence'
import { findTexts } from './assessments/find'
import { packetTexts } from './assessments/packet'
import { pdfTexts } from './assessments/pdf'
import { similarTexts } from './assessments/similar'
import { timeTexts } from './assessments/time'
import { uncoveredTexts } from './assessments/uncovered'
import { valuesTexts } from './assessments/values'
import { browserTexts } from './browser'
import { environmentTexts } from './environment/environment'
import { facilitiesTexts } from './environment/facilities'
import { facilityPageTexts } from './environment/facility-page'
import { facilityTermTexts } from './environment/facility-terms'
import { reviewPageTexts, reviewTexts } from './environment/review'
import { reviewDocumentTexts } from './environment/review-document'
import { floodFileTexts } from './ground/flood-file'
import { groundTexts } from './ground/ground'
import { landTexts } from './land/land'
import { parcelFactTexts } from './parcels/facts'
import { parcelPageTexts } from './parcels/parcel-page'
import { placeCompareTexts } from './place/compare'
import { placePanelTexts } from './place/panels'
import { placePaperTexts } from './place/paper'
import { placeTexts } from './place/place'
import { placeSurroundingTexts } from './place/surroundings'
import { recordFunctionTexts } from './records/functions'
import { savedTexts } from './saved/saved'
import { accessibilityTexts } from './site/accessibility'
import { answerTexts } from './site/answer-frame'
import { contactTexts } from './site/contact'
import { criteriaTexts } from './site/criteria'
import { frameTexts } from './site/frame'
import { homeTexts } from './site/home'
import { mapTexts } from './site/map'
import { placesTexts } from './site/places'
import { privacyTexts } from './site/privacy'
import { recordTexts } from './site/records'
import { termsTexts } from './site/terms'
import { uiTexts } from './site/ui'

export const spanishTexts = {
  ...browserTexts,
  ...frameTexts,
  ...homeTexts,
  ...uiTexts,
  ...answerTexts,
  ...placesTexts,
  ...mapTexts,
  ...recordTexts,
  ...recordFunctionTexts,
  ...findTexts,
  ...uncoveredTexts,
  ...valuesTexts,
  ...timeTexts,
  ...evidenceTexts,
  ...similarTexts,
  ...packetTexts,
  ...pdfTexts,
  ...environmentTexts,
  ...facilityPageTexts,
  ...facilitiesTexts,
  ...facilityTermTexts,
  ...reviewPageTexts,
  ...reviewTexts,
  ...reviewDocumentTexts,
  ...groundTexts,
  ...floodFileTexts,
  ...landTexts,
  ...placeTexts,
  ...placePanelTexts,
  ...placeSurroundingTexts,
  ...placeCompareTexts,
  ...placePaperTexts,
  ...parcelPageTexts,
  ...parcelFactTexts,
  ...savedTexts,
  ...privacyTexts,
  ...termsTexts,
  ...contactTexts,
  ...accessibilityTexts,
  ...criteriaTexts,
}

export type SpanishTexts = typeof spanishTexts
