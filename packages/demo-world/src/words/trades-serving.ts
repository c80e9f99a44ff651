/** Weight | sector | line of business as registers word it | words for firm names | countries (all if empty) */
export const SERVING_TRADES = `
7|handel|Handelsgewerbe mit Ausnahme der reglementierten Handelsgewerbe|Handel,Handels,Vertrieb|AT
6|handel|Handel mit Waren aller Art|Handel,Handels,Warenhandel,Trading
4|handel|Import und Export von Waren aller Art|Import-Export,Trading,Außenhandel
3|handel|Großhandel mit Baustoffen|Baustoffe,Baustoffhandel
3|handel|Großhandel mit Nahrungsmitteln und Getränken|Lebensmittel,Getränke,Feinkost
2|handel|Großhandel mit Obst und Gemüse|Früchte,Obst und Gemüse
2|handel|Großhandel mit Maschinen und Werkzeugen|Werkzeuge,Maschinenhandel,Industriebedarf
2|handel|Großhandel mit Elektrobedarf|Elektrogroßhandel,Elektrobedarf
2|handel|Großhandel mit Sanitär- und Heizungsbedarf|Sanitärhandel,Haustechnik
2|handel|Großhandel mit Stahl und Metallen|Stahlhandel,Metalle
2|handel|Großhandel mit Bürobedarf|Bürobedarf,Bürosysteme
2|handel|Großhandel mit Medizinprodukten|Medizinprodukte,Medical
2|handel|Großhandel mit Chemikalien|Chemiehandel,Rohstoffe
2|handel|Großhandel mit Holz|Holzhandel,Holzkontor
1|handel|Großhandel mit Textilien|Textilhandel,Stoffe
1|handel|Großhandel mit Papier und Verpackungen|Verpackungen,Papierhandel
1|handel|Großhandel mit Saatgut und Düngemitteln|Agrarhandel,Landhandel
1|handel|Mineralölhandel|Mineralöle,Brennstoffe
3|handel|Handelsagentur|Handelsagentur,Agentur,Handelsvertretung
4|laden|Versandhandel und Internethandel|Versand,Online-Handel,E-Commerce
3|laden|Einzelhandel mit Bekleidung und Schuhen|Mode,Schuhe,Textil
3|laden|Einzelhandel mit Lebensmitteln|Lebensmittelmarkt,Kaufhaus,Feinkost
2|laden|Einzelhandel mit Möbeln und Einrichtung|Möbelhaus,Einrichtungen,Wohnen
2|laden|Einzelhandel mit Uhren und Schmuck|Juwelier,Uhren und Schmuck
2|laden|Augenoptik und Hörakustik|Optik,Hörgeräte,Augenoptik
2|laden|Apotheke|Apotheke
2|laden|Blumenhandel und Floristik|Blumen,Floristik
2|laden|Buchhandlung|Buchhandlung,Bücher
2|laden|Einzelhandel mit Sportartikeln|Sport,Bergsport,Sporthaus
2|laden|Einzelhandel mit Fahrrädern|Fahrräder,Zweirad,Bikes
1|laden|Einzelhandel mit Spielwaren|Spielwaren,Spielzeug
1|laden|Zoofachhandel|Tierbedarf,Zoofachhandel
1|laden|Einzelhandel mit Unterhaltungselektronik|Elektronik,Radio-TV
1|laden|Tankstelle|Tankstelle,Tankcenter
1|laden|Vinothek und Weinhandel|Weinhandel,Vinothek
1|laden|Antiquitäten- und Kunsthandel|Kunsthandel,Antiquitäten
1|laden|Drogerie und Parfümerie|Drogerie,Parfümerie
5|kfz|Kraftfahrzeugtechnik und Kraftfahrzeughandel|Autohaus,Kfz-Technik,Automobile
3|kfz|Handel mit Kraftfahrzeugen|Automobile,Autohandel,Fahrzeughandel
3|kfz|Karosseriebau und Lackiererei|Karosserie,Lackierzentrum
2|kfz|Reifenhandel und Reifenservice|Reifen,Reifenservice
1|kfz|Handel mit Nutzfahrzeugen|Nutzfahrzeuge,Trucks
1|kfz|Handel mit Motorrädern|Motorräder,Zweirad
1|kfz|Autovermietung|Autovermietung,Mietwagen
1|kfz|Fahrschule|Fahrschule
5|transport|Güterbeförderung mit Kraftfahrzeugen|Transporte,Transport,Güterverkehr
4|transport|Spedition|Spedition,Logistik,Internationale Spedition
3|transport|Lagerei und Kontraktlogistik|Logistik,Lagerlogistik
2|transport|Personenbeförderung mit Taxi und Mietwagen|Taxi,Personenverkehr
2|transport|Busreisen und Linienverkehr|Reisen,Busreisen,Omnibus
2|transport|Kurier- und Paketdienst|Kurier,Express,Paketdienst
1|transport|Möbeltransport und Umzüge|Umzüge,Umzugsservice
1|transport|Binnenschifffahrt und Hafenumschlag|Schifffahrt,Umschlag
1|transport|Kühltransporte|Kühllogistik,Frischelogistik
1|transport|Zollagentur|Zollservice,Zollagentur
6|gast|Gastgewerbe in der Betriebsart Gasthaus|Gasthof,Wirtshaus,Gasthaus|AT
6|gast|Betrieb von Restaurants und Gaststätten|Gastronomie,Restaurant,Wirtshaus
4|gast|Hotelbetrieb|Hotel,Hotelbetriebs,Hotels
3|gast|Café-Restaurant|Café,Kaffeehaus
2|gast|Catering und Eventgastronomie|Catering,Eventgastronomie
2|gast|Vermietung von Ferienwohnungen und Appartements|Ferienwohnungen,Appartements
1|gast|Imbissbetrieb und Systemgastronomie|Imbiss,Systemgastronomie
1|gast|Betrieb von Bars und Diskotheken|Bar,Club
1|gast|Campingplatz|Camping,Freizeitpark
1|gast|Betrieb von Berghütten und Almwirtschaft|Alm,Berggasthof|AT CH
1|gast|Betriebsgastronomie und Gemeinschaftsverpflegung|Betriebsgastronomie,Verpflegung
7|it|Dienstleistungen in der automatischen Datenverarbeitung und Informationstechnik|IT-Services,Informatik,EDV|AT
5|it|Dienstleistungen der Informationstechnologie|IT-Services,Informatik,EDV|DE CH
6|it|Entwicklung von Software|Software,Softwareentwicklung,Apps
4|it|IT-Beratung und Systemintegration|IT-Consulting,Systems,IT-Lösungen
2|it|Betrieb von Rechenzentren und Hosting|Hosting,Datacenter,Cloud
2|it|IT-Sicherheit und Datenschutz|IT-Security,Cyber Security
2|it|Entwicklung von Internetportalen|Digital,Online,Portal
2|it|Künstliche Intelligenz und Datenanalyse|Analytics,Data Science,AI
2|it|ERP-Beratung und Softwarevertrieb|Business Software,ERP-Systeme
1|it|Telekommunikationsdienste|Telekom,Netze,Glasfaser
1|it|Entwicklung von Computerspielen|Games,Interactive
1|it|Handel mit Hardware und Netzwerktechnik|Computer,Netzwerktechnik
1|it|Geoinformation und Vermessungssoftware|Geodaten,Geosystems
6|beratung|Unternehmensberatung einschließlich der Unternehmensorganisation|Consulting,Unternehmensberatung|AT
6|beratung|Unternehmensberatung|Consulting,Beratung,Management
4|beratung|Steuerberatung und Wirtschaftstreuhand|Steuerberatung,Treuhand,Wirtschaftstreuhand
2|beratung|Wirtschaftsprüfung|Wirtschaftsprüfung,Revision,Audit
2|beratung|Bilanzbuchhaltung und Personalverrechnung|Buchhaltung,Bilanzbuchhaltung
3|beratung|Rechtsberatung|Rechtsanwälte,Rechtsanwaltskanzlei
2|beratung|Personalberatung und Personalvermittlung|Personalberatung,Recruiting
2|beratung|Immobilientreuhand und Treuhandwesen|Treuhand,Fiduciaire|CH
1|beratung|Patent- und Markenverwertung|Patente,IP-Management
1|beratung|Übersetzungsbüro|Übersetzungen,Sprachdienste
1|beratung|Markt- und Meinungsforschung|Marktforschung,Research
1|beratung|Coaching und Lebensberatung|Coaching,Supervision
1|beratung|Projektmanagement und Projektsteuerung|Projektmanagement,Projekte
4|planung|Architektur|Architektur,Architekten
4|planung|Ingenieurbüro|Ingenieure,Engineering,Technisches Büro
3|planung|Tragwerksplanung und Statik|Tragwerk,Statik,Ingenieurbüro
2|planung|Vermessungswesen|Vermessung,Geoinformation
2|planung|Planung von Haustechnik und Energieanlagen|TGA-Planung,Energieplanung
2|planung|Technische Prüfung und Zertifizierung|Prüftechnik,Zertifizierung
1|planung|Umweltgutachten und Bodenuntersuchung|Umweltplanung,Geotechnik
1|planung|Raumplanung und Landschaftsarchitektur|Raumplanung,Landschaftsarchitektur
1|planung|Innenarchitektur und Ladenbau|Interior,Ladenbau
1|planung|Produktdesign und Konstruktion|Produktdesign,Konstruktion
1|planung|Baumanagement und örtliche Bauaufsicht|Baumanagement,Bauaufsicht
4|medien|Werbeagentur|Werbung,Werbeagentur,Kommunikation
2|medien|Grafikdesign|Design,Grafik
2|medien|Film- und Videoproduktion|Film,Filmproduktion,Medien
2|medien|Verlag|Verlag,Medien
2|medien|Fotografie|Fotografie,Fotostudio
2|medien|Eventmanagement und Messebau|Events,Messebau,Veranstaltungen
1|medien|Öffentlichkeitsarbeit|PR,Public Relations
1|medien|Webdesign und Online-Marketing|Webdesign,Online-Marketing
1|medien|Beschriftung und Lichtreklame|Werbetechnik,Beschriftung
1|medien|Tonstudio und Musikproduktion|Musik,Tonstudio
1|medien|Künstleragentur|Künstleragentur,Management
8|immo|Vermietung und Verpachtung eigener Immobilien|Immobilien,Liegenschaften,Grundbesitz
5|immo|Bauträger|Bauträger,Wohnbau,Projektentwicklung
4|immo|Immobilienmakler|Immobilien,Immobilienvermittlung,Realitäten
3|immo|Immobilienverwaltung|Hausverwaltung,Immobilienverwaltung
1|immo|Gemeinnütziger Wohnbau|Wohnbau,Siedlungsbau
1|immo|Betrieb von Parkhäusern|Parkraum,Parkhaus
1|immo|Betrieb von Geschäftszentren und Coworking|Business Center,Coworking
9|holding|Beteiligungsverwaltung|Beteiligungs,Holding,Beteiligungsverwaltung
7|holding|Verwaltung eigenen Vermögens|Vermögensverwaltung,Verwaltungs,Invest
4|holding|Halten von Beteiligungen an anderen Gesellschaften|Holding,Beteiligungs,Invest
3|finanz|Versicherungsvermittlung|Versicherungsmakler,Versicherungsagentur,Assekuranz
3|finanz|Vermögensberatung|Vermögensberatung,Finanz,Finanzdienstleistungen
1|finanz|Leasing und Factoring|Leasing,Factoring
1|finanz|Zahlungsdienste|Payment,Zahlungsdienste
1|finanz|Fondsverwaltung|Asset Management,Capital
1|finanz|Inkassobüro|Inkasso,Forderungsmanagement
4|gesund|Arztpraxis und ambulante medizinische Versorgung|Praxis,Ärztezentrum,MVZ
2|gesund|Zahnärztliche Versorgung|Zahnmedizin,Dental
2|gesund|Physiotherapie|Physiotherapie,Therapiezentrum
2|gesund|Pflegeheim und Seniorenbetreuung|Pflegeheim,Seniorenresidenz
3|gesund|Personenbetreuung|Personenbetreuung,Betreuung|AT
3|gesund|Ambulanter Pflegedienst|Pflegedienst,Pflege|DE
2|gesund|Spitex-Dienste und häusliche Pflege|Spitex,Pflege|CH
1|gesund|Zahntechnik|Zahntechnik,Dentallabor
1|gesund|Orthopädietechnik und Sanitätshaus|Orthopädietechnik,Sanitätshaus
1|gesund|Tierärztliche Versorgung|Tierklinik,Tierarztpraxis
1|gesund|Medizinisches Labor|Labor,Diagnostik
1|gesund|Rehabilitationszentrum|Reha,Gesundheitszentrum
2|bildung|Kinderbetreuung und Kindergarten|Kindergarten,Kinderhaus
2|bildung|Erwachsenenbildung und Seminare|Akademie,Seminare,Bildung
1|bildung|Sprachschule|Sprachschule,Sprachen
1|bildung|Nachhilfe und Lerninstitut|Lerninstitut,Lernhilfe
1|bildung|Musikschule|Musikschule
1|bildung|Schischule und Bergführer|Schischule,Bergschule|AT
1|bildung|Ski- und Bergschule|Skischule,Bergschule|CH
5|dienst|Denkmal-, Fassaden- und Gebäudereinigung|Gebäudereinigung,Reinigung,Facility Services|AT
5|dienst|Gebäudereinigung|Gebäudereinigung,Reinigung,Facility Services|DE CH
3|dienst|Hausbetreuung|Hausbetreuung,Hausservice,Objektbetreuung
3|dienst|Überlassung von Arbeitskräften|Personal,Personalservice,Zeitarbeit|AT
3|dienst|Arbeitnehmerüberlassung|Personal,Personalservice,Zeitarbeit|DE
3|dienst|Personalverleih und Personalvermittlung|Personal,Personalverleih|CH
2|dienst|Bewachungsgewerbe|Sicherheit,Security,Wachdienst
2|dienst|Facility-Management|Facility Management,Objektservice
1|dienst|Winterdienst und Grünflächenpflege|Winterdienst,Grünpflege
1|dienst|Callcenter und Kundenservice|Callcenter,Kundenservice
1|dienst|Reisebüro|Reisebüro,Touristik
1|dienst|Vermietung von Maschinen und Geräten|Mietservice,Geräteverleih
1|dienst|Schädlingsbekämpfung|Schädlingsbekämpfung,Hygieneservice
1|dienst|Sekretariats- und Büroservice|Büroservice,Office Services
1|dienst|Bestattung|Bestattung,Bestattungsinstitut
1|dienst|Textilreinigung und Wäscherei|Wäscherei,Textilpflege
4|person|Friseur und Perückenmacher|Friseur,Haarstudio|AT
4|person|Friseurhandwerk|Friseur,Haarstudio,Hair|DE
4|person|Betrieb eines Coiffeursalons|Coiffeur,Hairstyling|CH
3|person|Kosmetik und Fußpflege|Kosmetik,Beauty
2|person|Fitnessstudio|Fitness,Fitnessstudio
1|person|Massage|Massage,Wellness
1|person|Änderungsschneiderei|Schneiderei,Maßschneiderei
1|person|Schlüsseldienst und Schuhreparatur|Schlüsseldienst,Schuhservice
1|person|Tierpflege und Hundesalon|Tierpflege,Hundesalon
1|person|Hundetraining|Hundeschule,Hundetraining
2|verein|Förderung von Sport und Bewegung|Sportverein,Turnverein
2|verein|Förderung von Kunst und Kultur|Kulturverein,Kulturinitiative
1|verein|Förderung des Umweltschutzes|Umweltverein,Naturschutzverein
1|verein|Soziale Dienste und Wohlfahrtspflege|Sozialwerk,Hilfswerk
1|verein|Jugendarbeit und Jugendbildung|Jugendverein,Jugendzentrum
1|verein|Interessenvertretung von Unternehmen|Wirtschaftsverband,Fachverband
1|verein|Forschung und Wissenschaft|Forschungsgesellschaft,Institut
`;
