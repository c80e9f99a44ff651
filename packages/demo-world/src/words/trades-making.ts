/** Weight | sector | line of business as registers word it | words for firm names | countries (all if empty) */
export const MAKING_TRADES = `
9|bau|Baumeistergewerbe|Bau,Hochbau,Bauunternehmen|AT
8|bau|Hoch- und Tiefbau|Hochbau,Tiefbau,Bau,Bauunternehmung
5|bau|Errichtung von schlüsselfertigen Gebäuden|Massivhaus,Hausbau,Schlüsselfertigbau
3|bau|Straßenbau und Pflasterarbeiten|Straßenbau,Asphaltbau,Pflasterbau
3|bau|Erdbewegung und Abbrucharbeiten|Erdbau,Abbruch,Erdbewegung
2|bau|Brunnenbau und Bohrarbeiten|Brunnenbau,Bohrtechnik
2|bau|Gerüstbau und Gerüstverleih|Gerüstbau,Gerüste
2|bau|Betonschneiden und Betonbohren|Betontechnik,Betonschneidetechnik
2|bau|Leitungsbau und Kanalbau|Leitungsbau,Kanalbau,Rohrleitungsbau
1|bau|Gleisbau und Bahnbau|Gleisbau,Bahnbau
2|bau|Bautrocknung und Wasserschadensanierung|Bautrocknung,Sanierungstechnik
3|bau|Altbausanierung und Denkmalpflege|Sanierung,Altbausanierung,Restaurierung
5|ausbau|Zimmerei und Holzbau|Zimmerei,Holzbau,Holzhaus
6|ausbau|Tischlerei|Tischlerei,Möbelwerkstatt,Innenausbau|AT
6|ausbau|Schreinerei und Innenausbau|Schreinerei,Innenausbau,Möbelbau|DE CH
5|ausbau|Dachdeckerei und Bauspenglerei|Dach,Bedachungen,Spenglerei,Dachtechnik
6|ausbau|Gas-, Wasser- und Heizungsinstallation|Haustechnik,Installationen,Heizungsbau,Sanitär
5|ausbau|Heizungs-, Lüftungs- und Klimatechnik|Klimatechnik,Heiztechnik,Gebäudetechnik
5|ausbau|Malerei und Anstrich|Malerbetrieb,Farben,Malermeister
4|ausbau|Bodenlegung und Parkettverlegung|Bodenbeläge,Parkett,Fußböden
4|ausbau|Fliesenlegung und Ofenbau|Fliesen,Hafnerei,Kachelöfen
3|ausbau|Trockenbau und Akustikbau|Trockenbau,Akustikbau
3|ausbau|Fenster- und Türenmontage|Fenster,Türen,Fensterbau
3|ausbau|Stuckateur- und Verputzarbeiten|Putz,Stuck,Fassaden
2|ausbau|Wärme-, Kälte- und Schallschutzisolierung|Isoliertechnik,Dämmtechnik
2|ausbau|Glaserei und Glasbau|Glaserei,Glasbau
2|ausbau|Steinmetzarbeiten und Grabdenkmäler|Steinmetz,Naturstein
2|ausbau|Sonnenschutz und Rollladenbau|Sonnenschutz,Rollladen,Markisen
3|ausbau|Garten- und Landschaftsbau|Gartenbau,Landschaftsbau,Garten
2|ausbau|Schwimmbadbau|Poolbau,Schwimmbadtechnik
1|ausbau|Aufzugsmontage und Aufzugswartung|Aufzüge,Aufzugtechnik
9|elektro|Elektroinstallation|Elektrotechnik,Elektro,Elektroinstallationen
6|elektro|Elektroinstallation, Photovoltaik|Solartechnik,Photovoltaik,Solar,Sonnenstrom
3|elektro|Planung und Montage von Photovoltaikanlagen|Solar,Solarbau,Photovoltaik
3|elektro|Wärmepumpen und Kältetechnik|Wärmepumpen,Kältetechnik
2|elektro|Herstellung von Batteriespeichern|Speichertechnik,Energiespeicher
3|elektro|Schaltanlagenbau und Steuerungstechnik|Schaltanlagen,Steuerungstechnik,Automation
3|elektro|Mess-, Steuer- und Regeltechnik|Regeltechnik,Messtechnik,Automation
2|elektro|Herstellung von elektronischen Bauelementen|Elektronik,Halbleiter,Mikroelektronik
2|elektro|Herstellung von Sensoren|Sensorik,Sensortechnik
2|elektro|Herstellung von Elektromotoren und Generatoren|Antriebstechnik,Motoren
1|elektro|Herstellung von Kabeln und Leitungen|Kabelwerke,Kabel
2|elektro|Alarmanlagen und Sicherheitstechnik|Sicherheitstechnik,Alarmtechnik
2|elektro|Ladeinfrastruktur für Elektrofahrzeuge|Ladetechnik,E-Mobility
2|elektro|Beleuchtungstechnik|Licht,Lichttechnik,Leuchten
4|metall|Schlosserei und Metallbau|Metallbau,Schlosserei,Stahlbau
5|metall|Maschinenbau|Maschinenbau,Maschinen,Maschinenfabrik
4|metall|Mechanische Fertigung und Zerspanungstechnik|Zerspanung,CNC-Technik,Präzision
3|metall|Werkzeugbau und Formenbau|Werkzeugbau,Formenbau
3|metall|Anlagenbau und Industriemontage|Anlagenbau,Industriemontage
2|metall|Stahlbau und Schweißtechnik|Stahlbau,Schweißtechnik
2|metall|Blechbearbeitung und Lasertechnik|Blechtechnik,Lasertechnik
2|metall|Oberflächentechnik und Galvanik|Oberflächentechnik,Galvanik
2|metall|Pulverbeschichtung|Beschichtung,Pulvertechnik
1|metall|Gießerei|Gießerei,Guss
1|metall|Härterei und Wärmebehandlung|Härterei,Härtetechnik
2|metall|Fördertechnik und Lagertechnik|Fördertechnik,Lagertechnik
2|metall|Herstellung von Landmaschinen|Landtechnik,Agrartechnik
2|metall|Herstellung von Pumpen und Kompressoren|Pumpen,Pumpentechnik
2|metall|Herstellung von Getrieben und Antriebselementen|Antriebstechnik,Getriebebau
2|metall|Hydraulik und Pneumatik|Hydraulik,Fluidtechnik
1|metall|Herstellung von Verpackungsmaschinen|Verpackungstechnik,Packtechnik
1|metall|Sondermaschinenbau und Robotik|Robotik,Sondermaschinen
1|metall|Kranbau und Hebetechnik|Kranbau,Hebetechnik
1|metall|Seilbahnbau|Seilbahnen,Seilbahntechnik|AT CH
1|metall|Herstellung von medizintechnischen Geräten|Medizintechnik,Medizinprodukte
1|metall|Feinmechanik und Uhrenbestandteile|Feinwerk,Feinmechanik|CH DE
1|metall|Uhrenherstellung|Uhren,Zeitmesstechnik|CH
1|metall|Herstellung von Fahrzeugteilen|Fahrzeugteile,Automotive
1|metall|Metallrecycling und Schrotthandel|Recycling,Metallrecycling
2|holz|Sägewerk und Holzhandel|Säge,Sägewerk,Holzindustrie
2|holz|Herstellung von Brettsperrholz und Leimbindern|Leimholz,Holzwerk
2|holz|Herstellung von Möbeln|Möbel,Möbelwerke
1|holz|Herstellung von Paletten und Holzverpackungen|Paletten,Holzverpackungen
1|holz|Herstellung von Pellets und Briketts|Pellets,Bioenergie
2|holz|Herstellung von Papier- und Kartonwaren|Kartonagen,Papier,Verpackungen
3|holz|Druckerei|Druck,Druckerei,Druckhaus
1|holz|Herstellung von Musikinstrumenten|Instrumentenbau,Orgelbau
1|holz|Herstellung von Spielwaren aus Holz|Holzspielzeug,Spielwaren
3|chemie|Kunststoffverarbeitung und Spritzguss|Kunststofftechnik,Spritzguss,Plastik
2|chemie|Herstellung von Lacken und Farben|Lacke,Farbenwerke
2|chemie|Herstellung von Reinigungsmitteln|Hygiene,Chemie
2|chemie|Herstellung von Kosmetika|Kosmetik,Naturkosmetik
2|chemie|Herstellung von pharmazeutischen Erzeugnissen|Pharma,Arzneimittel
1|chemie|Herstellung von Klebstoffen und Dichtstoffen|Klebetechnik,Dichtstoffe
1|chemie|Biotechnologische Forschung und Entwicklung|Biotech,Biosciences
1|chemie|Herstellung von technischen Textilien|Textil,Textilwerke
1|chemie|Herstellung von Bekleidung|Bekleidung,Mode,Trachten
1|chemie|Herstellung von Lederwaren|Lederwaren,Sattlerei
1|chemie|Herstellung von Glas- und Keramikwaren|Keramik,Glaswerke
2|chemie|Herstellung von Betonfertigteilen|Betonwerk,Fertigteile
1|chemie|Gewinnung von Kies und Sand|Kies,Schotterwerk
4|nahrung|Bäckerei und Konditorei|Bäckerei,Backstube,Konditorei
3|nahrung|Fleischerei|Fleischerei,Fleischwaren|AT
3|nahrung|Metzgerei und Partyservice|Metzgerei,Fleischwaren,Partyservice|DE CH
2|nahrung|Brauerei|Brauerei,Bräu,Braumanufaktur
2|nahrung|Weinbau und Kellerei|Weingut,Kellerei,Weinbau
1|nahrung|Molkerei und Käserei|Käserei,Molkerei,Milch
1|nahrung|Mühle und Mühlenprodukte|Mühle,Mühlenwerke
1|nahrung|Herstellung von Schokolade und Süßwaren|Schokolade,Confiserie
1|nahrung|Herstellung von Fruchtsäften und Mineralwasser|Fruchtsäfte,Getränke
1|nahrung|Herstellung von Tiefkühlprodukten|Tiefkühlkost,Feinkost
1|nahrung|Brennerei und Destillerie|Brennerei,Destillerie
1|nahrung|Kaffeerösterei|Kaffee,Rösterei
1|nahrung|Herstellung von Futtermitteln|Futtermittel,Tiernahrung
4|agrar|Land- und Forstwirtschaft|Agrar,Gutsbetrieb,Forst
2|agrar|Gemüsebau und Gärtnerei|Gärtnerei,Gemüsebau
2|agrar|Forstarbeiten und Holzernte|Forst,Holzernte
1|agrar|Obstbau und Baumschule|Obstbau,Baumschule
1|agrar|Viehzucht und Viehhandel|Viehzucht,Viehhandel
1|agrar|Fischzucht|Fischzucht,Forellenzucht
1|agrar|Lohnunternehmen für landwirtschaftliche Arbeiten|Agrarservice,Lohnbetrieb
4|energie|Erzeugung von Strom aus Photovoltaik|Solarpark,Sonnenenergie,Solar
3|energie|Erzeugung von Strom aus Windkraft|Windpark,Windkraft,Windenergie
2|energie|Erzeugung von Strom aus Wasserkraft|Wasserkraft,Kraftwerk
2|energie|Biomasse-Heizwerk und Nahwärmeversorgung|Nahwärme,Bioenergie,Wärme
2|energie|Stromhandel und Energieversorgung|Energie,Strom,Energieversorgung
1|energie|Biogasanlage|Biogas,Bioenergie
2|energie|Sammlung und Behandlung von Abfällen|Entsorgung,Umwelt,Abfallwirtschaft
1|energie|Wasserversorgung und Abwasserentsorgung|Wasser,Abwassertechnik
1|energie|Energieberatung und Energiemanagement|Energieberatung,Energiemanagement
`;
