import { hashOf } from '@/lib/sample-world/hash'

export type Service = 'echo' | 'air' | 'cwa'

export interface EchoColumn {
  id: number
  name: string
  type: 'VARCHAR2' | 'NUMBER' | 'DATE' | 'CHAR'
}

const published: Readonly<Record<Service, string>> = {
  echo:
    'FacName FacStreet FacCity FacState FacZip RegistryID FacCounty FacEPARegion FacFederalFlg ' +
    'FacIndianCntryFlg FacDerivedTRIbes FacUsMexBorderFlg FacSICCodes FacNAICSCodes FacLat FacLong ' +
    'AIRIDs NPDESIDs RCRAIDs SemsIDs SDWAIDs TRIIDs GHGIDs CAAPermitTypes CWAPermitTypes ' +
    'RCRAPermitTypes FacSNCFlg FacQtrsWithNC FacComplianceStatus CAAComplianceStatus ' +
    'CWAComplianceStatus RCRAComplianceStatus SDWAComplianceStatus FacInspectionCount ' +
    'FacDaysLastInspection FacDateLastInspection FacInformalCount FacFormalActionCount ' +
    'FacDateLastFormalAction FacTotalPenalties FacPenaltyCount FacDateLastPenalty FacLastPenaltyAmt ' +
    'TRIReleasesTransfers FacMajorFlag Fac3yrComplianceHistory FacFIPSCode FacCollectionMethod ' +
    'FacReferencePoint FacAccuracyMeters FacDerivedStctyFIPS FacActiveFlag FacProgramsWithSNC AIRFlag ' +
    'NPDESFlag SDWISFlag RCRAFlag TRIFlag GHGFlag CWAComplianceTracking DfrUrl FacMapFlg',
  air:
    'AIRName SourceID AIRStreet AIRCity AIRState LocalControlRegionCode AIRZip RegistryID AIRCounty ' +
    'AIREPARegion FacFederalAgencyCode FacFederalAgencyName FacDerivedHuc FacFIPSCode FacIndianCntryFlg ' +
    'AIRIndianCntryFlg FacIndianSpatialFlg FacDerivedTribes FacUsMexBorderFlg UsTerritoryFlag ' +
    'FacSICCodes AIRNAICS FacLat FacLong AIRPrograms AIRMacts AIRStatus AIRUniverse AIRClassification ' +
    'AIRCmsCategoryCode AIRCmsCategoryDesc FacDerivedWBD FacDerivedWBDName ChesapeakeBayFlag AIRIDs ' +
    'CWAIDs RCRAIDs RmpIDs SDWAIDs TRIIDs GHGIDs EisIDs CamdIDs AIRComplStatus AIRHpvStatus ' +
    'AIRMnthsWithHpv AIRQtrsWithHpv AIRQtrsWithViol AIRPollRecentViol AIRRecentViolCnt AIRLastViolDate ' +
    'AIREvalCnt AIRDaysLastEval AIRLastEvalDate AIRLastEvalDateEPA AIRLastEvalDateState AIRFceCnt ' +
    'AIRDaysLastFce AIRLastFceDate AIRLastFceDateEPA AIRLastFceDateState FacTRIReporter ' +
    'FacTRIAIRReleases FacTRICarcAIRReleases FacTRIHapsReleases FacEisAIRReleases FacGHGCO2Releases ' +
    'AIRIeaCnt AIRFeaCnt AIRLastIeaDate AIRLastIeaDateState AIRLastIeaDateEPA AIRLastFeaDate ' +
    'AIRLastFeaDateState AIRLastFeaDateEPA AIRPenalties AIRLastPenaltyDate EPASystem Statute ' +
    'LocalControlRegionName AIRFIPSCode AIRTRIbalEPAids AIRTRIbalNames AIRCaseIDs FacMapFlg FacMapIcon ' +
    'FacGHGReporter FacEisReporter FacCamdReporter AIRFacilityTypeCode AIRMajorFlag ' +
    'AIR3yrComplQtrsHistory HasPollRpt TRIbalFlag CurrSvFlag ViolFlag CurrVioFlag Insp5yrFlag Ea5yrFlag ' +
    'Infea5yrFlag Lower48 ActiveLower48 CollectionMethod ReferencePoint CalculatedAccuracyMeters Map ' +
    'WebDocs FacCountyName FacStdCountyName AIRFacilityTypeDesc OtherPermitIDs FacUsCanadaBorderFlg ' +
    'AIRDaysLastPartialEval AIRPartialEvalCnt AIRInvCnt CensusBlockGroup2021 NearestAmaSiteCode Score',
  cwa:
    'CWPName SourceID CWPStreet CWPCity CWPState CWPStateDistrict CWPZip MasterExternalPermitNmbr ' +
    'RegistryID EPASystem Statute CWPCounty FacCountyName FacStdCountyName FacFIPSCode CWPEPARegion ' +
    'FacFederalAgencyCode FacFederalAgencyName FacDerivedHuc FacUsMexBorderFlg FacUsCanadaBorderFlg ' +
    'CWPSICCodes CWPNAICSCodes FacLat FacLong CWPTotalDesignFlowNmbr CWPActualAverageFlowNmbr ' +
    'CWPFacilityTypeIndicator CWPFacilityTypeCode AIRIDs NPDESIDs RCRAIDs SDWAIDs TRIIDs RmpIDs ' +
    'CensusBlockGroup CensusBlockGroup2021 UsTerritoryFlag FacIndianCntryFlg CWPIndianCntryFlg ' +
    'FacIndianSpatialFlg FacDerivedTribes PermitName CWPVersionNmbr Sector Subsector ' +
    'CWPPermitStatusDesc IssuingAgency OtherPermitIDs CWPPermitTypeDesc SubmittedDate CWPIssueDate ' +
    'CWPEffectiveDate CWPTerminationDate CWPExpirationDate CWPMajorMinorStatusFlag PermitComponents ' +
    'NPDESDataGroups NPDESDataGroupsDescs CWPInspectionCount CWPDaysLastInspection ' +
    'CWPDateLastInspection CWPDateLastInspEPA CWPDateLastInspSt CWPStatus CWPSNCStatus CWPVioStatus ' +
    'CWPSNCStatusDate CWPQtrsWithNC CWPViolStatus CWPQtrsWithSNC MissDMRQtrs CWPE90Cnt ' +
    'CWPComplianceTracking CWPInformalEnfActCount CWPFormalEaCnt CWPDateLastInformalEa ' +
    'CWPDateLastIeaEPA CWPDateLastIeaSt CWPDateLastFea CWPDateLastFeaEPA CWPDateLastFeaSt ' +
    'CWPTotalPenalties PollWithViolation LimPollutant DMRPounds DMRTwpe FacTRISwRel FacTRIPotwTrans ' +
    'CWPCsoFlag CWPCsoOutfalls CWPStateWaterBodyCode CWPStateWaterBodyName FacDerivedWBDHu8 ' +
    'FacDerivedWBDHu8Name RadWBDHuc12s FacDerivedWBD FacDerivedWBDName RadGnisName RadReachcode ' +
    'RadWBDHu8 RadWBDHu8Name RadWBDHuc12 RadHu12Name CWPImpWaterFlg ChesapeakeBayFlag CWPTRIbalLandCode ' +
    'CWPPermitStatusCode CWPPermitTypeCode CWPSNCEventDesc CWPDateLastPenalty FacTRIReporter ' +
    'CWP13qtrsComplHistory CWPCaseIDs CWPFIPSCode DMRImpairedPoll EffChartsFlag Map CurrSvFlag ViolFlag ' +
    'CurrVioFlag Insp5yrFlag Ea5yrFlag Infea5yrFlag TRIbalFlag FacMapFlg FacMapIcon ' +
    'LastDMRValueRcvdDate Lower48 ActiveLower48 EffExceeds CertifiedDate CollectionMethod ' +
    'ReferencePoint CalculatedAccuracyMeters VioLastYear PermittingAgency AimFlag WebDocs Score',
}

const unusedColumns = /^(?:Fac|AIR|CWP)(?:Long$|\w*History|\w*Days|Derived|CollectionMethod|ReferencePoint)/

export function columnsOf(service: Service, order: number): EchoColumn[] {
  const names = published[service].split(' ')
  const inOrder = order === 0 ? names : [names[0] ?? '', ...shuffled(names.slice(1), order)]
  return inOrder.map((name, index) => ({
    id: index + 1,
    name: order === 0 ? name : name.replace('TRI', 'Tri'),
    type: typeOf(name),
  }))
}

export function chooseColumns(columns: readonly EchoColumn[], qcolumns: string | null): EchoColumn[] {
  if (!qcolumns?.trim()) return columns.filter(({ name }) => !unusedColumns.test(name))
  return qcolumns.split(',').flatMap((id) => columns.find((column) => String(column.id) === id.trim()) ?? [])
}

export function writeMetadata(columns: readonly EchoColumn[]) {
  return {
    Results: {
      Message: 'Success',
      ResultColumns: columns.map(({ id, name, type }) => ({
        ColumnName: databaseName(name),
        DataType: type,
        DataLength: { VARCHAR2: '200', NUMBER: '22', DATE: '7', CHAR: '1' }[type],
        ColumnID: String(id),
        ObjectName: name,
        Description: null,
      })),
    },
  }
}

function shuffled(names: string[], order: number): string[] {
  return names.toSorted((a, b) => hashOf('column', order, a) - hashOf('column', order, b))
}

function typeOf(name: string): EchoColumn['type'] {
  if (/Date/.test(name)) return 'DATE'
  if (/Lat$|Long$|Meters|Cnt|Count|Qtrs(?!.*History)|Days|Penalt(?!.*Date)|Releases/.test(name))
    return 'NUMBER'
  return /Fla?g$/.test(name) ? 'CHAR' : 'VARCHAR2'
}

function databaseName(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
  return words.toUpperCase()
}
