/** Industry as registers word it | in English. Building, making, growing, energy. */
export const MAKING_INDUSTRIES = `
Baumeistergewerbe|Master builder
Hoch- und Tiefbau|Building construction and civil engineering
Errichtung von schlüsselfertigen Gebäuden|Turnkey building construction
Straßenbau und Pflasterarbeiten|Road construction and paving
Erdbewegung und Abbrucharbeiten|Earthworks and demolition
Brunnenbau und Bohrarbeiten|Well construction and drilling
Gerüstbau und Gerüstverleih|Scaffolding and scaffold hire
Betonschneiden und Betonbohren|Concrete cutting and drilling
Leitungsbau und Kanalbau|Pipeline and sewer construction
Gleisbau und Bahnbau|Railway and track construction
Bautrocknung und Wasserschadensanierung|Building drying and water damage restoration
Altbausanierung und Denkmalpflege|Renovation of old buildings and monument conservation
Zimmerei und Holzbau|Carpentry and timber construction
Tischlerei|Joinery
Schreinerei und Innenausbau|Joinery and interior fitting
Dachdeckerei und Bauspenglerei|Roofing and building tinsmithing
Gas-, Wasser- und Heizungsinstallation|Gas, water and heating installation
Heizungs-, Lüftungs- und Klimatechnik|Heating, ventilation and air conditioning
Malerei und Anstrich|Painting and decorating
Bodenlegung und Parkettverlegung|Floor and parquet laying
Fliesenlegung und Ofenbau|Tiling and stove building
Trockenbau und Akustikbau|Drywall and acoustic construction
Fenster- und Türenmontage|Window and door fitting
Stuckateur- und Verputzarbeiten|Stucco work and plastering
Wärme-, Kälte- und Schallschutzisolierung|Thermal, cold and sound insulation
Glaserei und Glasbau|Glazing and glass construction
Steinmetzarbeiten und Grabdenkmäler|Stonemasonry and gravestones
Sonnenschutz und Rollladenbau|Sun protection and roller shutters
Garten- und Landschaftsbau|Landscape gardening
Schwimmbadbau|Swimming pool construction
Aufzugsmontage und Aufzugswartung|Lift installation and maintenance
Elektroinstallation|Electrical installation
Elektroinstallation, Photovoltaik|Electrical installation, photovoltaics
Planung und Montage von Photovoltaikanlagen|Planning and installation of photovoltaic systems
Wärmepumpen und Kältetechnik|Heat pumps and refrigeration
Herstellung von Batteriespeichern|Manufacture of battery storage systems
Schaltanlagenbau und Steuerungstechnik|Switchgear and control systems
Mess-, Steuer- und Regeltechnik|Measurement and control engineering
Herstellung von elektronischen Bauelementen|Manufacture of electronic components
Herstellung von Sensoren|Manufacture of sensors
Herstellung von Elektromotoren und Generatoren|Manufacture of electric motors and generators
Herstellung von Kabeln und Leitungen|Manufacture of cables and wires
Alarmanlagen und Sicherheitstechnik|Alarm systems and security technology
Ladeinfrastruktur für Elektrofahrzeuge|Charging infrastructure for electric vehicles
Beleuchtungstechnik|Lighting technology
Schlosserei und Metallbau|Locksmithing and metal construction
Maschinenbau|Mechanical engineering
Mechanische Fertigung und Zerspanungstechnik|Mechanical production and machining
Werkzeugbau und Formenbau|Toolmaking and mould making
Anlagenbau und Industriemontage|Plant engineering and industrial assembly
Stahlbau und Schweißtechnik|Steel construction and welding
Blechbearbeitung und Lasertechnik|Sheet metal working and laser technology
Oberflächentechnik und Galvanik|Surface treatment and electroplating
Pulverbeschichtung|Powder coating
Gießerei|Foundry
Härterei und Wärmebehandlung|Hardening and heat treatment
Fördertechnik und Lagertechnik|Conveyor and storage systems
Herstellung von Landmaschinen|Manufacture of agricultural machinery
Herstellung von Pumpen und Kompressoren|Manufacture of pumps and compressors
Herstellung von Getrieben und Antriebselementen|Manufacture of gears and driving elements
Hydraulik und Pneumatik|Hydraulics and pneumatics
Herstellung von Verpackungsmaschinen|Manufacture of packaging machinery
Sondermaschinenbau und Robotik|Special-purpose machinery and robotics
Kranbau und Hebetechnik|Crane construction and lifting equipment
Seilbahnbau|Cableway construction
Herstellung von medizintechnischen Geräten|Manufacture of medical devices
Feinmechanik und Uhrenbestandteile|Precision engineering and watch parts
Uhrenherstellung|Watchmaking
Herstellung von Fahrzeugteilen|Manufacture of vehicle parts
Metallrecycling und Schrotthandel|Metal recycling and scrap trade
Sägewerk und Holzhandel|Sawmill and timber trade
Herstellung von Brettsperrholz und Leimbindern|Manufacture of cross-laminated timber and glulam beams
Herstellung von Möbeln|Manufacture of furniture
Herstellung von Paletten und Holzverpackungen|Manufacture of pallets and wooden packaging
Herstellung von Pellets und Briketts|Manufacture of pellets and briquettes
Herstellung von Papier- und Kartonwaren|Manufacture of paper and cardboard goods
Druckerei|Printing
Herstellung von Musikinstrumenten|Manufacture of musical instruments
Herstellung von Spielwaren aus Holz|Manufacture of wooden toys
Kunststoffverarbeitung und Spritzguss|Plastics processing and injection moulding
Herstellung von Lacken und Farben|Manufacture of paints and varnishes
Herstellung von Reinigungsmitteln|Manufacture of cleaning products
Herstellung von Kosmetika|Manufacture of cosmetics
Herstellung von pharmazeutischen Erzeugnissen|Manufacture of pharmaceutical products
Herstellung von Klebstoffen und Dichtstoffen|Manufacture of adhesives and sealants
Biotechnologische Forschung und Entwicklung|Biotechnology research and development
Herstellung von technischen Textilien|Manufacture of technical textiles
Herstellung von Bekleidung|Manufacture of clothing
Herstellung von Lederwaren|Manufacture of leather goods
Herstellung von Glas- und Keramikwaren|Manufacture of glass and ceramic goods
Herstellung von Betonfertigteilen|Manufacture of precast concrete
Gewinnung von Kies und Sand|Quarrying of gravel and sand
Bäckerei und Konditorei|Bakery and confectionery
Fleischerei|Butcher
Metzgerei und Partyservice|Butcher and party catering
Brauerei|Brewery
Weinbau und Kellerei|Winegrowing and winery
Molkerei und Käserei|Dairy and cheese making
Mühle und Mühlenprodukte|Mill and milling products
Herstellung von Schokolade und Süßwaren|Manufacture of chocolate and confectionery
Herstellung von Fruchtsäften und Mineralwasser|Manufacture of fruit juices and mineral water
Herstellung von Tiefkühlprodukten|Manufacture of frozen food
Brennerei und Destillerie|Distillery
Kaffeerösterei|Coffee roasting
Herstellung von Futtermitteln|Manufacture of animal feed
Land- und Forstwirtschaft|Agriculture and forestry
Gemüsebau und Gärtnerei|Vegetable growing and market gardening
Forstarbeiten und Holzernte|Forestry work and logging
Obstbau und Baumschule|Fruit growing and tree nursery
Viehzucht und Viehhandel|Livestock breeding and trade
Fischzucht|Fish farming
Lohnunternehmen für landwirtschaftliche Arbeiten|Agricultural contracting
Erzeugung von Strom aus Photovoltaik|Solar power generation
Erzeugung von Strom aus Windkraft|Wind power generation
Erzeugung von Strom aus Wasserkraft|Hydropower generation
Biomasse-Heizwerk und Nahwärmeversorgung|Biomass heating plant and local heat supply
Stromhandel und Energieversorgung|Electricity trading and energy supply
Biogasanlage|Biogas plant
Sammlung und Behandlung von Abfällen|Waste collection and treatment
Wasserversorgung und Abwasserentsorgung|Water supply and sewerage
Energieberatung und Energiemanagement|Energy consulting and management
`;
