import type { PermitDataset } from '../publish'

export const batonRouge: PermitDataset = {
  source: 'baton-rouge-new-residential',
  about: { category: 'Housing and Development', tags: ['permits'] },
  recorded: ['socrata-columns-2018.json 7fq7-8j7r'],
  unseen: ['designation lat long'],
  header: `
    permitid = index|text, permitnumber = number, designation, permittype,
    projectdescription = description, squarefootage = 1800, projectvalue = value as money,
    permitfee = value|over 200|round as money, creationdate = submitted as day, issueddate = issued as day,
    streetaddress = line, address = "{line} {city} {state} {zip}", city1 = city, state1 = state, zip = zip,
    parishname = "EAST BATON ROUGE", subdivision = "QUILLFEATHER PLACE", lotnumber, lat = latitude|text,
    long = longitude|text, ownername = owner, applicantname = owner, contractorname = contractor,
    contractoraddress = firmAddress
  `,
  cells: {
    designation: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
    permittype: {
      if: 'use = garage',
      // “Driveway Permit (R)” is in public use; the words for new homes are ours.
      is: 'Driveway Permit (R)',
      else: {
        if: 'isNew and isDwelling',
        is: 'Residential: New',
        else: { if: 'mod(2) = 0', is: 'Residential: Remodel', else: 'Residential: Addition' },
      },
    },
  },
}

const firm = '{contractor} {firmAddress} / State Lic: {license} / PH: {phone}, {phone}'

/** The columns are those of the table of 2005 to 2016. */
export const honolulu: PermitDataset = {
  source: 'honolulu-new-residential-historical',
  about: {
    category: 'Location',
    attribution: 'Sample City and County of Honolulu',
    tags: ['permits', 'archive'],
  },
  updatedAt: '2025-07-02T08:00:00Z',
  permits: 3000,
  if: 'issued <= 2025-06-30',
  recorded: ['rows-2018-honolulu-ibbr-77pq.masked.json', 'socrata-columns-2018.json ibbr-77pq'],
  unseen: ['joblocation'],
  header: `
    jobid = index, buildingpermitno = mod(100000)|plus 700000, joblocation = line, tmk = parcel|slice 2,
    newbuilding, addition, alteration, commercialresidential, occupancygroupcategory,
    ownershipassessed = "01 - Private", proposeduse = use, acceptedvalue = value as money,
    estimatedvalueofwork = value as money, statusdescription = status, createddate = submitted as day,
    issuedate = issued as day, completeddate, contractor, contractorelectrical, contractorplumbing,
    planmaker = owner, demolition = "N", electricalwork = "N", fence = "N", floodhazardcomplied = "N",
    floodhazardexempt = "N", foundationonly = "N", occupancygroupresidential = "N", plumbingwork = "N",
    pool = "N", repair = "N", retainingwall = "N", shellonly = "N", electrical_vehicle_charger = "N",
    electricalmeteronly = "N", ohana = "N", solar = "N", solarvpinstallation = "N",
    accessorydwellingunitadu = "N", externalfilenum, otherwork, occupancygroupassessed, structurecode,
    typesofconstructionactual = "VN", typesofconstructionmin = "VN", buildingpermittype, curbingtypes,
    sidewalktypes, finalstories as number, numroomsadd as number, numroomsdel as number,
    totalfloorarea as number, bpfeescollected as money
  `,
  cells: {
    newbuilding: { if: 'isNew', is: 'Y', else: 'N' },
    addition: { if: 'not isNew and use = house', is: 'Y', else: 'N' },
    alteration: { if: 'isNew', is: 'N', else: 'Y' },
    commercialresidential: { if: 'use = shop', is: 'Commercial', else: 'Residential' },
    occupancygroupcategory: { if: 'isDwelling', is: 'R-3 Dwelling', else: 'U Utility' },
    completeddate: {
      if: 'completed',
      is: '{completed|slice 5 7|number}/{completed|slice 8|number}/{completed|slice 2 4} 7:45',
    },
    contractor: firm,
    contractorelectrical: firm,
    contractorplumbing: firm,
  },
}

export const newOrleans: PermitDataset = {
  source: 'new-orleans-new-residential',
  about: { category: 'Housing and Land Use', tags: ['permits'] },
  recorded: ['socrata-columns-2018.json rcm3-fn58'],
  unseen: ['location_1'],
  header: `
    address = line, owner = owner, description = description, numstring = "26-{index}-NEWC", isclosed,
    type, code, division, filingdate = submitted as day, issuedate = issued as day, currentstatus = status,
    landuseshort, constrval = value as pointed, totalfees = value|over 150|round as pointed,
    applicant = owner, contractors = "{contractor}, {phone}", pin = parcel, councildist = "B", m_s,
    nextstatus, landuse, projectname, heattype, leadagency, exitreason, subdivision, zoning,
    historicdistrict, unpaidfees as number, bldgarea as number, bondamount as number,
    opencomments as number, totalinspections as number, beds as number, baths as number,
    secondfloo as number, basementar as number, daysopen as number, daysissued as number,
    currentstatusdate = issued as day, nextstatusdate as day,
    location_1 = "{latitude};{longitude}" as location
  `,
  cells: {
    isclosed: { if: 'completed', is: 'T', else: 'F' },
    type: { if: 'isNew', is: 'New Construction', else: 'Renovation (Non-Structural)' },
    code: { if: 'isNew', is: 'NEWC', else: 'RNVN' },
    division: { if: 'isNew', is: 'New Construction', else: 'Renovation' },
    landuseshort: {
      by: 'use',
      of: { duplex: 'RSF2', apartments: 'RMF', garage: 'RACC', shop: 'COMM' },
      else: 'RSFD',
    },
  },
}
