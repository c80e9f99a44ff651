/** Industry as registers word it | in English. Trade, transport, services, associations. */
export const SERVING_INDUSTRIES = `
Handelsgewerbe mit Ausnahme der reglementierten Handelsgewerbe|Trade, except regulated trades
Handel mit Waren aller Art|General trade
Import und Export von Waren aller Art|Import and export of goods of all kinds
Großhandel mit Baustoffen|Wholesale of building materials
Großhandel mit Nahrungsmitteln und Getränken|Wholesale of food and beverages
Großhandel mit Obst und Gemüse|Wholesale of fruit and vegetables
Großhandel mit Maschinen und Werkzeugen|Wholesale of machinery and tools
Großhandel mit Elektrobedarf|Wholesale of electrical supplies
Großhandel mit Sanitär- und Heizungsbedarf|Wholesale of plumbing and heating supplies
Großhandel mit Stahl und Metallen|Wholesale of steel and metals
Großhandel mit Bürobedarf|Wholesale of office supplies
Großhandel mit Medizinprodukten|Wholesale of medical products
Großhandel mit Chemikalien|Wholesale of chemicals
Großhandel mit Holz|Wholesale of timber
Großhandel mit Textilien|Wholesale of textiles
Großhandel mit Papier und Verpackungen|Wholesale of paper and packaging
Großhandel mit Saatgut und Düngemitteln|Wholesale of seeds and fertilisers
Mineralölhandel|Mineral oil trade
Handelsagentur|Commercial agency
Versandhandel und Internethandel|Mail order and online retail
Einzelhandel mit Bekleidung und Schuhen|Retail of clothing and shoes
Einzelhandel mit Lebensmitteln|Food retail
Einzelhandel mit Möbeln und Einrichtung|Retail of furniture and furnishings
Einzelhandel mit Uhren und Schmuck|Retail of watches and jewellery
Augenoptik und Hörakustik|Opticians and hearing aids
Apotheke|Pharmacy
Blumenhandel und Floristik|Flower shop and floristry
Buchhandlung|Bookshop
Einzelhandel mit Sportartikeln|Retail of sports goods
Einzelhandel mit Fahrrädern|Bicycle retail
Einzelhandel mit Spielwaren|Toy retail
Zoofachhandel|Pet shop
Einzelhandel mit Unterhaltungselektronik|Retail of consumer electronics
Tankstelle|Filling station
Vinothek und Weinhandel|Wine shop and wine trade
Antiquitäten- und Kunsthandel|Antiques and art trade
Drogerie und Parfümerie|Drugstore and perfumery
Kraftfahrzeugtechnik und Kraftfahrzeughandel|Vehicle repair and vehicle trade
Handel mit Kraftfahrzeugen|Motor vehicle trade
Karosseriebau und Lackiererei|Bodywork and vehicle painting
Reifenhandel und Reifenservice|Tyre trade and service
Handel mit Nutzfahrzeugen|Commercial vehicle trade
Handel mit Motorrädern|Motorcycle trade
Autovermietung|Car rental
Fahrschule|Driving school
Güterbeförderung mit Kraftfahrzeugen|Road freight transport
Spedition|Freight forwarding
Lagerei und Kontraktlogistik|Warehousing and contract logistics
Personenbeförderung mit Taxi und Mietwagen|Taxi and private hire transport
Busreisen und Linienverkehr|Coach tours and scheduled bus services
Kurier- und Paketdienst|Courier and parcel service
Möbeltransport und Umzüge|Furniture transport and removals
Binnenschifffahrt und Hafenumschlag|Inland shipping and port handling
Kühltransporte|Refrigerated transport
Zollagentur|Customs agency
Gastgewerbe in der Betriebsart Gasthaus|Inn
Betrieb von Restaurants und Gaststätten|Restaurants and pubs
Hotelbetrieb|Hotel
Café-Restaurant|Café and restaurant
Catering und Eventgastronomie|Catering and event gastronomy
Vermietung von Ferienwohnungen und Appartements|Holiday flats and apartments
Imbissbetrieb und Systemgastronomie|Snack bars and restaurant chains
Betrieb von Bars und Diskotheken|Bars and nightclubs
Campingplatz|Campsite
Betrieb von Berghütten und Almwirtschaft|Mountain huts and alpine farming
Betriebsgastronomie und Gemeinschaftsverpflegung|Staff restaurants and contract catering
Dienstleistungen in der automatischen Datenverarbeitung und Informationstechnik|Data processing and information technology services
Dienstleistungen der Informationstechnologie|Information technology services
Entwicklung von Software|Software development
IT-Beratung und Systemintegration|IT consulting and systems integration
Betrieb von Rechenzentren und Hosting|Data centres and hosting
IT-Sicherheit und Datenschutz|IT security and data protection
Entwicklung von Internetportalen|Development of web portals
Künstliche Intelligenz und Datenanalyse|Artificial intelligence and data analysis
ERP-Beratung und Softwarevertrieb|ERP consulting and software sales
Telekommunikationsdienste|Telecommunications services
Entwicklung von Computerspielen|Development of computer games
Handel mit Hardware und Netzwerktechnik|Hardware and network equipment trade
Geoinformation und Vermessungssoftware|Geoinformation and surveying software
Unternehmensberatung einschließlich der Unternehmensorganisation|Management consulting including business organisation
Unternehmensberatung|Management consulting
Steuerberatung und Wirtschaftstreuhand|Tax consulting and accountancy
Wirtschaftsprüfung|Auditing
Bilanzbuchhaltung und Personalverrechnung|Accounting and payroll
Rechtsberatung|Legal services
Personalberatung und Personalvermittlung|Recruitment consulting and placement
Immobilientreuhand und Treuhandwesen|Property and trust services
Patent- und Markenverwertung|Exploitation of patents and trademarks
Übersetzungsbüro|Translation agency
Markt- und Meinungsforschung|Market and opinion research
Coaching und Lebensberatung|Coaching and counselling
Projektmanagement und Projektsteuerung|Project management and control
Architektur|Architecture
Ingenieurbüro|Engineering office
Tragwerksplanung und Statik|Structural engineering
Vermessungswesen|Surveying
Planung von Haustechnik und Energieanlagen|Planning of building services and energy systems
Technische Prüfung und Zertifizierung|Technical testing and certification
Umweltgutachten und Bodenuntersuchung|Environmental assessment and soil analysis
Raumplanung und Landschaftsarchitektur|Spatial planning and landscape architecture
Innenarchitektur und Ladenbau|Interior design and shopfitting
Produktdesign und Konstruktion|Product design and engineering
Baumanagement und örtliche Bauaufsicht|Construction management and site supervision
Werbeagentur|Advertising agency
Grafikdesign|Graphic design
Film- und Videoproduktion|Film and video production
Verlag|Publishing
Fotografie|Photography
Eventmanagement und Messebau|Event management and exhibition stands
Öffentlichkeitsarbeit|Public relations
Webdesign und Online-Marketing|Web design and online marketing
Beschriftung und Lichtreklame|Signage and illuminated advertising
Tonstudio und Musikproduktion|Recording studio and music production
Künstleragentur|Artist agency
Vermietung und Verpachtung eigener Immobilien|Letting of own property
Bauträger|Property development
Immobilienmakler|Estate agency
Immobilienverwaltung|Property management
Gemeinnütziger Wohnbau|Non-profit housing
Betrieb von Parkhäusern|Car parks
Betrieb von Geschäftszentren und Coworking|Business centres and coworking
Beteiligungsverwaltung|Management of holdings
Verwaltung eigenen Vermögens|Management of own assets
Halten von Beteiligungen an anderen Gesellschaften|Holding company
Versicherungsvermittlung|Insurance brokerage
Vermögensberatung|Investment advice
Leasing und Factoring|Leasing and factoring
Zahlungsdienste|Payment services
Fondsverwaltung|Fund management
Inkassobüro|Debt collection
Arztpraxis und ambulante medizinische Versorgung|Medical practice and outpatient care
Zahnärztliche Versorgung|Dental care
Physiotherapie|Physiotherapy
Pflegeheim und Seniorenbetreuung|Nursing home and elderly care
Personenbetreuung|Personal care
Ambulanter Pflegedienst|Home nursing service
Spitex-Dienste und häusliche Pflege|Spitex services and home care
Zahntechnik|Dental technology
Orthopädietechnik und Sanitätshaus|Orthopaedic technology and medical supplies
Tierärztliche Versorgung|Veterinary care
Medizinisches Labor|Medical laboratory
Rehabilitationszentrum|Rehabilitation centre
Kinderbetreuung und Kindergarten|Childcare and kindergarten
Erwachsenenbildung und Seminare|Adult education and seminars
Sprachschule|Language school
Nachhilfe und Lerninstitut|Tutoring and learning institute
Musikschule|Music school
Schischule und Bergführer|Ski school and mountain guides
Ski- und Bergschule|Ski and mountaineering school
Denkmal-, Fassaden- und Gebäudereinigung|Monument, façade and building cleaning
Gebäudereinigung|Building cleaning
Hausbetreuung|Caretaking
Überlassung von Arbeitskräften|Supply of temporary staff
Arbeitnehmerüberlassung|Temporary employment agency
Personalverleih und Personalvermittlung|Staff leasing and placement
Bewachungsgewerbe|Security services
Facility-Management|Facility management
Winterdienst und Grünflächenpflege|Winter service and grounds maintenance
Callcenter und Kundenservice|Call centre and customer service
Reisebüro|Travel agency
Vermietung von Maschinen und Geräten|Machinery and equipment hire
Schädlingsbekämpfung|Pest control
Sekretariats- und Büroservice|Secretarial and office services
Bestattung|Funeral services
Textilreinigung und Wäscherei|Dry cleaning and laundry
Friseur und Perückenmacher|Hairdresser and wigmaker
Friseurhandwerk|Hairdressing
Betrieb eines Coiffeursalons|Hairdressing salon
Kosmetik und Fußpflege|Beauty and foot care
Fitnessstudio|Fitness studio
Massage|Massage
Änderungsschneiderei|Alterations tailoring
Schlüsseldienst und Schuhreparatur|Key cutting and shoe repair
Tierpflege und Hundesalon|Pet care and dog grooming
Hundetraining|Dog training
Förderung von Sport und Bewegung|Promotion of sport and exercise
Förderung von Kunst und Kultur|Promotion of art and culture
Förderung des Umweltschutzes|Promotion of environmental protection
Soziale Dienste und Wohlfahrtspflege|Social services and welfare
Jugendarbeit und Jugendbildung|Youth work and youth education
Interessenvertretung von Unternehmen|Business interest group
Forschung und Wissenschaft|Research and science
`;

/** What people name as their industry: broader than what registers write. */
export const BROAD_INDUSTRIES = `
Bauwesen|Construction
Handwerk|Skilled trades
Elektrotechnik und Elektronik|Electrical engineering and electronics
Maschinen- und Metallbau|Mechanical and metal engineering
Holz, Papier und Druck|Timber, paper and printing
Chemie, Kunststoff und Textil|Chemicals, plastics and textiles
Lebensmittel und Getränke|Food and beverages
Energie und Umwelt|Energy and environment
Großhandel|Wholesale
Einzelhandel|Retail
Fahrzeuge|Vehicles
Transport und Logistik|Transport and logistics
Hotellerie und Gastronomie|Hotels and restaurants
Informationstechnologie|Information technology
Beratung, Recht und Steuern|Consulting, law and tax
Ingenieurwesen und Architektur|Engineering and architecture
Medien und Marketing|Media and marketing
Immobilien|Real estate
Beteiligungen|Holdings
Finanzen und Versicherung|Finance and insurance
Gesundheit und Pflege|Health and care
Bildung|Education
Unternehmensdienste|Business services
Persönliche Dienste|Personal services
Photovoltaik|Photovoltaics
Vereine und Verbände|Clubs and associations
`;
