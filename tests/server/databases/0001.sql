BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chats (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('rmmrr4xwne',0,1,'Sam','Po-tay-toes',1795017419354);
INSERT INTO "chats" VALUES('7earje9bgj',0,1,'Sam','Po-tay-toes',1795017423121);
CREATE TABLE choices (
	table_id VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	"key" VARCHAR(64), 
	PRIMARY KEY (table_id, ply)
);
INSERT INTO "choices" VALUES('8d5eb92hcc',0,'0 deploy sam frodo legolas gimli gandalf',1795017418157,'8a5f126b1aa744fca6733466a9bcda73');
INSERT INTO "choices" VALUES('8d5eb92hcc',1,'1 deploy warg saruman cave-troll balrog orcs',1795017418193,'26ad79fe6f6b44a894d39315e497bb97');
INSERT INTO "choices" VALUES('8d5eb92hcc',2,'1 black-rider eregion',1795017418214,'be86db1080a54d3399078f798058dea7');
INSERT INTO "choices" VALUES('8d5eb92hcc',3,'0 card 1',1795017418233,'7f9ce89fa8224d448598ec59cb4fc1e3');
INSERT INTO "choices" VALUES('8d5eb92hcc',4,'1 card 2',1795017418258,'47a654c7a6224ec9aaa9b18078e20887');
INSERT INTO "choices" VALUES('8d5eb92hcc',5,'0 sam eregion',1795017418284,'8b9a0a4e1cc54115a433239587d05133');
INSERT INTO "choices" VALUES('8d5eb92hcc',6,'0 card noble-sacrifice',1795017418309,'af009c19cbfe4ca38e201939505e51d6');
INSERT INTO "choices" VALUES('8d5eb92hcc',7,'1 card 1',1795017418332,'2c1da8e74bde4fd097b60e6ce9c8b285');
INSERT INTO "choices" VALUES('8d5eb92hcc',8,'1 warg fangorn',1795017418344,'3b805df217a643bebc26b3b2ed10feeb');
INSERT INTO "choices" VALUES('8d5eb92hcc',9,'0 pippin cardolan',1795017418369,'24da81cb4abd462a9618ac1a72bc8f18');
INSERT INTO "choices" VALUES('8d5eb92hcc',10,'1 orcs gap-of-rohan',1795017418398,'1ab3870a05014f918ae6606e6bb3c83f');
INSERT INTO "choices" VALUES('8d5eb92hcc',11,'0 frodo enedwaith',1795017418414,'c88da25f5dfa4b95858b9f64b7a5e2f1');
INSERT INTO "choices" VALUES('8d5eb92hcc',12,'1 warg caradhras',1795017418431,'7776fd84993e430e85a164d07b143fcb');
INSERT INTO "choices" VALUES('8d5eb92hcc',13,'0 merry cardolan',1795017418451,'6b86e1889a3443358809c02a91954c48');
INSERT INTO "choices" VALUES('8d5eb92hcc',14,'1 flying-nazgul dagorlad',1795017418462,'cdd174462a514353be5c9760d312a567');
INSERT INTO "choices" VALUES('8d5eb92hcc',15,'0 legolas high-pass',1795017418480,'48ae9cd06f85415eaddb4e2eed6e2036');
INSERT INTO "choices" VALUES('8d5eb92hcc',16,'1 flying-nazgul mirkwood',1795017418493,'3b0f2517661a47798a49b33b8428eaf3');
INSERT INTO "choices" VALUES('8d5eb92hcc',17,'0 boromir arthedain',1795017418525,'fae0c78cf7f449fead8b96462183a69c');
INSERT INTO "choices" VALUES('8d5eb92hcc',18,'1 warg enedwaith',1795017418548,'54c9ccf7ed3d43e1bf23451ecd6a7870');
INSERT INTO "choices" VALUES('8d5eb92hcc',19,'0 card 2',1795017418595,'5ba676c60e5d46e499139bedca513623');
INSERT INTO "choices" VALUES('8d5eb92hcc',20,'1 card retreat',1795017418625,'6fae4d71af5a4b53b19c570b5aee05c9');
INSERT INTO "choices" VALUES('8d5eb92hcc',21,'0 boromir eregion',1795017418662,'98cf9b21603a4d23a09af72fccbb7c18');
INSERT INTO "choices" VALUES('8d5eb92hcc',22,'0 card 3',1795017418692,'8c1dc029c8f243fa90e87b729c1b1b40');
INSERT INTO "choices" VALUES('8d5eb92hcc',23,'1 card 4',1795017418718,'438e348552534e7a8b3a4b8ea17bea42');
INSERT INTO "choices" VALUES('8d5eb92hcc',24,'1 flying-nazgul high-pass',1795017418737,'c6acddba491241fd872bc51e96347a9d');
INSERT INTO "choices" VALUES('8d5eb92hcc',25,'0 gandalf gap-of-rohan',1795017418762,'12d01b6eaac84c2d8e6ccb357e33190e');
INSERT INTO "choices" VALUES('8d5eb92hcc',26,'1 card 3',1795017418793,'ebbba6e6fc4f4e8c87d51813a2bf5cd6');
INSERT INTO "choices" VALUES('8d5eb92hcc',27,'0 card 5',1795017418819,'b3b931d6e68b4565a514f280011e0be7');
INSERT INTO "choices" VALUES('8d5eb92hcc',28,'1 shelob dagorlad',1795017418841,'c2c01bbf2716401387bf40d12f7c93e2');
INSERT INTO "choices" VALUES('8d5eb92hcc',29,'0 pippin enedwaith',1795017418878,'2855f939a72d4e208a86a6c369b9c5ed');
INSERT INTO "choices" VALUES('8d5eb92hcc',30,'1 witch-king dagorlad',1795017418899,'15be2635f6c24f36a1a14cd2e7c5f8e7');
INSERT INTO "choices" VALUES('8d5eb92hcc',31,'0 merry eregion',1795017418928,'5dffb4d7a42f4715aef9ea0bb32066ae');
INSERT INTO "choices" VALUES('8d5eb92hcc',32,'0 card magic',1795017418967,'636316f1c76046e3a52fd150318f19f6');
INSERT INTO "choices" VALUES('8d5eb92hcc',33,'1 card 5',1795017419021,'8f890cb6645a4e56b8444ecfd2ea4444');
INSERT INTO "choices" VALUES('8d5eb92hcc',34,'0 fetch noble-sacrifice',1795017419055,'9687836b809c4d658c322b2214086f9c');
INSERT INTO "choices" VALUES('8d5eb92hcc',35,'1 witch-king mirkwood',1795017419116,'4c30c40e76c841a699decd10f5911a3c');
INSERT INTO "choices" VALUES('8d5eb92hcc',36,'0 aragorn arthedain',1795017419161,'65c921a4caf24961ab596627336f192f');
INSERT INTO "choices" VALUES('8d5eb92hcc',37,'1 balrog caradhras',1795017419222,'ea42c9f4ac024d4682099e277ebf6687');
INSERT INTO "choices" VALUES('8d5eb92hcc',38,'0 frodo caradhras',1795017419270,'71ac88e6b8524c47ab058bb257a4b66f');
INSERT INTO "choices" VALUES('8d5eb92hcc',39,'0 card retreat',1795017419304,'9eb48be6304346feb2094f7d4a22b274');
INSERT INTO "choices" VALUES('rmmrr4xwne',0,'0 deploy legolas gimli merry pippin boromir',1795017419373,'61796ceda04644e99d1a88db71bfe295');
INSERT INTO "choices" VALUES('rmmrr4xwne',1,'1 deploy warg cave-troll black-rider witch-king orcs',1795017419384,'83d4f7212d914f7fa8d5c8ec1e3e7034');
INSERT INTO "choices" VALUES('rmmrr4xwne',2,'1 flying-nazgul gondor',1795017419391,'2b0b7d43eeb141f1abb645bd71f171e9');
INSERT INTO "choices" VALUES('rmmrr4xwne',3,'0 boromir caradhras',1795017419404,'730b765a10784adb8320d67744c24512');
INSERT INTO "choices" VALUES('rmmrr4xwne',4,'1 flying-nazgul fangorn',1795017419412,'2491b77b6a774e88b5b425a488a26939');
INSERT INTO "choices" VALUES('rmmrr4xwne',5,'0 frodo cardolan',1795017419419,'1cc6683f0dba4f3c84a24c2a45ae36a5');
INSERT INTO "choices" VALUES('rmmrr4xwne',6,'1 warg mirkwood',1795017419428,'8a2ce1922e654c0295dc5c9260607bf1');
INSERT INTO "choices" VALUES('rmmrr4xwne',7,'0 gimli eregion',1795017419436,'fe3b16975ad8490e9c64b0696aec8916');
INSERT INTO "choices" VALUES('rmmrr4xwne',8,'1 witch-king misty-mountains',1795017419448,'38d963f0cb5b4f65949870728f0b88e0');
INSERT INTO "choices" VALUES('rmmrr4xwne',9,'0 aragorn cardolan',1795017419455,'1e3e88337795472ca89a52706add6f7a');
INSERT INTO "choices" VALUES('rmmrr4xwne',10,'1 balrog gondor',1795017419470,'ccbd2a93744c4d169126a2fdaf419116');
INSERT INTO "choices" VALUES('rmmrr4xwne',11,'0 merry high-pass',1795017419489,'f051ff188dda4f0c93e39e112ad86442');
INSERT INTO "choices" VALUES('rmmrr4xwne',12,'1 witch-king rhudaur',1795017419512,'cc1e174e18d442dab3dc487996ef1346');
INSERT INTO "choices" VALUES('rmmrr4xwne',13,'0 merry mirkwood',1795017419539,'75f8e5f8b5ff4d3b9dfbe1bfa8c6a4af');
INSERT INTO "choices" VALUES('rmmrr4xwne',14,'0 card magic',1795017419560,'12546978f08c4b669140235f3a53e56a');
INSERT INTO "choices" VALUES('rmmrr4xwne',15,'1 card 5',1795017419586,'1b5f8d8bb6d74e2ea4b5a2de8964e1d3');
INSERT INTO "choices" VALUES('rmmrr4xwne',16,'1 black-rider eregion',1795017419601,'d5e3ad36009746e6aa66169256b64819');
INSERT INTO "choices" VALUES('rmmrr4xwne',17,'1 card 3',1795017419637,'5ebf785e2ba0431bb6abcbd0bde5d04b');
INSERT INTO "choices" VALUES('rmmrr4xwne',18,'0 card 4',1795017419674,'57a52b18a06f475fb51a65fde3f98e5f');
INSERT INTO "choices" VALUES('rmmrr4xwne',19,'0 sam arthedain',1795017419703,'96416db82eea459997f02c220b1a2875');
INSERT INTO "choices" VALUES('rmmrr4xwne',20,'1 witch-king eregion',1795017419751,'af9448788983465eb678950568ec9c23');
INSERT INTO "choices" VALUES('rmmrr4xwne',21,'1 card 4',1795017419776,'aaaa84919ce144b09f4bf02eb44621de');
INSERT INTO "choices" VALUES('rmmrr4xwne',22,'0 card noble-sacrifice',1795017419813,'c0750ebac4ab4a0ea521f6ece0029124');
INSERT INTO "choices" VALUES('rmmrr4xwne',23,'0 legolas eregion',1795017419824,'24b565d8f5b94c37bd43748c417ecb81');
INSERT INTO "choices" VALUES('rmmrr4xwne',24,'1 flying-nazgul arthedain',1795017419865,'ec13b768cc5a4b0f9f597feb105ac15a');
INSERT INTO "choices" VALUES('rmmrr4xwne',25,'1 card retreat',1795017419905,'8e69c40bf847438dba9b3e84bf8f2ff0');
INSERT INTO "choices" VALUES('rmmrr4xwne',26,'0 card 5',1795017420056,'cba8852b81184a3bb0b82f7d7fe81757');
INSERT INTO "choices" VALUES('rmmrr4xwne',27,'0 legolas misty-mountains',1795017420109,'feb9f9f3205b4232b28f28eee48655f4');
INSERT INTO "choices" VALUES('rmmrr4xwne',28,'1 cave-troll rohan',1795017420140,'c42dfe611fe946d5ba7afce6cae250a2');
INSERT INTO "choices" VALUES('rmmrr4xwne',29,'0 frodo enedwaith',1795017420232,'9a0b6adfc83b44b1b07266d76742ae38');
INSERT INTO "choices" VALUES('rmmrr4xwne',30,'1 orcs gap-of-rohan',1795017420282,'7c44ac77384e44d1b46d76d48a7a61cc');
INSERT INTO "choices" VALUES('rmmrr4xwne',31,'0 aragorn eregion',1795017420322,'e16bbf572666428c94aad30851482219');
INSERT INTO "choices" VALUES('rmmrr4xwne',32,'1 saruman gondor',1795017420364,'f7255951f9a04bbca89edc1e519d7d17');
INSERT INTO "choices" VALUES('rmmrr4xwne',33,'0 pippin fangorn',1795017420418,'0f79ec99fe704379a8cc1deffc36c7d3');
INSERT INTO "choices" VALUES('rmmrr4xwne',34,'1 saruman rohan',1795017420455,'a9d06a8723884e9c9c15328ee163ccab');
INSERT INTO "choices" VALUES('rmmrr4xwne',35,'0 sam eregion',1795017420512,'52ac3330f5384066a378c64a916a636e');
INSERT INTO "choices" VALUES('rmmrr4xwne',36,'1 cave-troll caradhras',1795017420556,'eb68b45638e049c180decd42ffb351af');
INSERT INTO "choices" VALUES('rmmrr4xwne',37,'0 pippin rohan',1795017420611,'91f6c7cdd2f64dd4a1315e5eb96159d6');
INSERT INTO "choices" VALUES('rmmrr4xwne',38,'1 no cards',1795017420653,'a77d08dd60744a22ba5dcf4eb27c966b');
INSERT INTO "choices" VALUES('rmmrr4xwne',39,'1 shelob dagorlad',1795017420689,'ef5de0afcf454ee2b256a7884b5906b5');
INSERT INTO "choices" VALUES('rmmrr4xwne',40,'0 aragorn caradhras',1795017420738,'8bacab2cbb4d48888bf54971674148ed');
INSERT INTO "choices" VALUES('rmmrr4xwne',41,'1 saruman caradhras',1795017420774,'3cc5803a0cdb4d76b0abc743c287a038');
INSERT INTO "choices" VALUES('rmmrr4xwne',42,'1 cards',1795017420796,'c080d284be594072af7b11da7f9096b1');
INSERT INTO "choices" VALUES('rmmrr4xwne',43,'1 card 6',1795017420823,'2fc2d43b8e0943de83a687be4926cc0e');
INSERT INTO "choices" VALUES('rmmrr4xwne',44,'0 card retreat',1795017420852,'3dd4408a5b6647c49c7220842710b499');
INSERT INTO "choices" VALUES('rmmrr4xwne',45,'0 retreat enedwaith',1795017420874,'4a77d552730d4109a8bde3bf55384dfa');
INSERT INTO "choices" VALUES('rmmrr4xwne',46,'0 aragorn gap-of-rohan',1795017420905,'4884aaef05184002804efa5dad958ce8');
INSERT INTO "choices" VALUES('rmmrr4xwne',47,'0 card elven-cloak',1795017420934,'9c320535ff4d4b378d87fb0453e80e91');
INSERT INTO "choices" VALUES('rmmrr4xwne',48,'1 card 1',1795017420960,'b2ff87db6f6647b09e39bf9d7c2d89c6');
INSERT INTO "choices" VALUES('rmmrr4xwne',49,'1 shelob fangorn',1795017420976,'6017960b366741699e5c3922ecb8496a');
INSERT INTO "choices" VALUES('rmmrr4xwne',50,'0 legolas fangorn',1795017421000,'63260b6299ea453cbd35d6cefe1dc75b');
INSERT INTO "choices" VALUES('rmmrr4xwne',51,'0 card 2',1795017421018,'b70b60b0d07f41e681c6363b1326e7e8');
INSERT INTO "choices" VALUES('rmmrr4xwne',52,'1 card eye-of-sauron',1795017421033,'5ae4a535efbc416994e1fa6662c28d3b');
INSERT INTO "choices" VALUES('rmmrr4xwne',53,'1 warg misty-mountains',1795017421041,'e608184219de4a85b681cdb2c37edb6b');
INSERT INTO "choices" VALUES('rmmrr4xwne',54,'0 frodo caradhras',1795017421052,'0d2506b738b54f5ead1a4c3cf2ec6fd0');
INSERT INTO "choices" VALUES('rmmrr4xwne',55,'1 no cards',1795017421068,'3a93c5ea82394e479b8fec13266e2eab');
INSERT INTO "choices" VALUES('y6tb8e5mx9',0,'0 pass',1795017421592,'264be2f79a9e4ae19cad121ce625e068');
INSERT INTO "choices" VALUES('y6tb8e5mx9',1,'0 pass',1795017421616,'88a40ec1529e40a2970b1b72073a26de');
INSERT INTO "choices" VALUES('y6tb8e5mx9',2,'1 pass',1795017421659,'fea42ccbe00547ad9e1dde28c77f9759');
INSERT INTO "choices" VALUES('y6tb8e5mx9',3,'0 pass',1795017421685,'92cba11a526a44598aa01be3b7125f24');
INSERT INTO "choices" VALUES('y6tb8e5mx9',4,'1 sleep-caradhras',1795017421724,'1bdbf3f94e924ca1bc6dccdedb0380c8');
INSERT INTO "choices" VALUES('y6tb8e5mx9',5,'0 stop',1795017421781,'53fbdc34957a489599c0c43aaf3edf85');
INSERT INTO "choices" VALUES('y6tb8e5mx9',6,'0 uruk-slayer',1795017421865,'046c7b4d6fb5477f88113cad6c0163fd');
INSERT INTO "choices" VALUES('y6tb8e5mx9',7,'1 pass',1795017421915,'cb54960e28ba43a28f9a00e423098740');
INSERT INTO "choices" VALUES('y6tb8e5mx9',8,'0 play uruk-hai-armory',1795017421964,'6510851cf6cf48eabb59cc169d91a45b');
INSERT INTO "choices" VALUES('y6tb8e5mx9',9,'0 play sarumans-ambition',1795017421987,'56d75ece9a2641f0a857edd761d94c09');
INSERT INTO "choices" VALUES('y6tb8e5mx9',10,'0 pass',1795017422009,'c5626947f8ed432a88badbb089ba2799');
INSERT INTO "choices" VALUES('y6tb8e5mx9',11,'0 great-shield',1795017422015,'a04b964459084adcaafd65fa99aadcf0');
INSERT INTO "choices" VALUES('y6tb8e5mx9',12,'1 move',1795017422023,'ffc8e5a76050487595973d43e73034e0');
INSERT INTO "choices" VALUES('y6tb8e5mx9',13,'0 play uruk-hai-armory',1795017422035,'1591f4c249d4425aab4a204fa57899e7');
INSERT INTO "choices" VALUES('y6tb8e5mx9',14,'0 pass',1795017422057,'2ee00666071d447b9d5b270ff76a5912');
INSERT INTO "choices" VALUES('y6tb8e5mx9',15,'0 hobbit-intuition',1795017422077,'1d2f0a8043f9419ea6311b98a037c9c2');
INSERT INTO "choices" VALUES('y6tb8e5mx9',16,'1 goblin-scavengers',1795017422106,'31280b01a8d548199fc086aa33c5b6b1');
INSERT INTO "choices" VALUES('y6tb8e5mx9',17,'0 use aragorn-king-in-exile',1795017422120,'b0387738e31742cba6a49ae25072ed8c');
INSERT INTO "choices" VALUES('y6tb8e5mx9',18,'0 pass',1795017422137,'dd19685f784647cd92834fe5b7f42342');
INSERT INTO "choices" VALUES('y6tb8e5mx9',19,'1 pass',1795017422151,'744fa5bb1b4047c3b1be945fe4bc5a8f');
INSERT INTO "choices" VALUES('y6tb8e5mx9',20,'0 pass',1795017422166,'6c6771b14fe5420abf454d66e98cec3e');
INSERT INTO "choices" VALUES('y6tb8e5mx9',21,'1 hobbit-sword',1795017422180,'62ea519b9b544ad6bfe748b5b710a711');
INSERT INTO "choices" VALUES('y6tb8e5mx9',22,'0 move',1795017422198,'42b66a9980514a65930158ac0bdbf922');
INSERT INTO "choices" VALUES('y6tb8e5mx9',23,'1 play goblin-sneak',1795017422217,'89b97357d0e3433c8dbe90373ccbee2c');
INSERT INTO "choices" VALUES('y6tb8e5mx9',24,'1 pass',1795017422236,'874ef97f5c714b8296ab4d52a9988923');
INSERT INTO "choices" VALUES('y6tb8e5mx9',25,'1 pass',1795017422250,'08c971229d3f45b48a0d98d39dc6ba92');
INSERT INTO "choices" VALUES('y6tb8e5mx9',26,'0 pass',1795017422266,'cd17750a7748425693109b89ee2c7a8a');
INSERT INTO "choices" VALUES('y6tb8e5mx9',27,'0 assign frodo-son-of-drogo goblin-sneak',1795017422277,'3469c5d880e74b1fb1b49f4d3d945645');
INSERT INTO "choices" VALUES('y6tb8e5mx9',28,'0 pass',1795017422309,'fd5ce36367f640499cff25a6719cecc9');
INSERT INTO "choices" VALUES('y6tb8e5mx9',29,'1 pass',1795017422337,'a6d25862382047e6bb01b08d2560067b');
INSERT INTO "choices" VALUES('y6tb8e5mx9',30,'0 pass',1795017422393,'def82d59fbf748e2a1ed2fd4e4cb8be8');
INSERT INTO "choices" VALUES('y6tb8e5mx9',31,'0 pass',1795017422407,'126ad899e0cb4b43a0b3345b439cf3ee');
INSERT INTO "choices" VALUES('y6tb8e5mx9',32,'1 done',1795017422419,'034b68854f3042b59d1267f9ed274dd2');
INSERT INTO "choices" VALUES('y6tb8e5mx9',33,'0 sam-son-of-hamfast',1795017422438,'33c996c86bd54694adf2a8cffd3ec64e');
INSERT INTO "choices" VALUES('y6tb8e5mx9',34,'1 pass',1795017422454,'e498699b28f34faea232eed1747152ee');
INSERT INTO "choices" VALUES('y6tb8e5mx9',35,'0 play uruk-savage',1795017422469,'0852a35c808a48dc8eeac389bb3be0b9');
INSERT INTO "choices" VALUES('y6tb8e5mx9',36,'0 pass',1795017422484,'b674c18cddc24ffa93ce271ccbedaed1');
INSERT INTO "choices" VALUES('y6tb8e5mx9',37,'1 assign frodo-son-of-drogo-2 uruk-savage',1795017422501,'840e2fabca4147ab89d8cfcef0489bda');
INSERT INTO "choices" VALUES('y6tb8e5mx9',38,'1 play mysterious-wizard',1795017422519,'d3589a562e3b4f099820d67dfaffc2e2');
INSERT INTO "choices" VALUES('y6tb8e5mx9',39,'0 use sarumans-ambition',1795017422534,'ef27c29a192b4b89850bd7925e40deb5');
INSERT INTO "choices" VALUES('6aryh44ej5',0,'0 take sam',1795017422580,'2791d715b64448fd931f78528266ac11');
INSERT INTO "choices" VALUES('6aryh44ej5',1,'1 take frodo',1795017422590,'59b990ae9b12452fb300fcb37b8ae27f');
INSERT INTO "choices" VALUES('6aryh44ej5',2,'0 keep green nazgul',1795017422607,'27065cf1a09f468b9311ee2f2b516ce9');
INSERT INTO "choices" VALUES('6aryh44ej5',3,'0 keep red ring',1795017422619,'f4e0ed598f264f5abe60bf49cd2c67eb');
INSERT INTO "choices" VALUES('6aryh44ej5',4,'0 keep blue orc',1795017422635,'9d07d4bfd62d4e2ab4db3969ef414917');
INSERT INTO "choices" VALUES('6aryh44ej5',5,'0 roll',1795017422653,'443ce78ebeb44796a571f98fa787f0be');
INSERT INTO "choices" VALUES('6aryh44ej5',6,'0 keep yellow weapon',1795017422671,'b9897fe767c543a297cd5f582a2d09c4');
INSERT INTO "choices" VALUES('6aryh44ej5',7,'0 keep black tree',1795017422680,'80a278707c214be883e69895ad143b78');
INSERT INTO "choices" VALUES('6aryh44ej5',8,'1 keep green orc',1795017422693,'1517f1a608bd4ee0ac2db60c78de2001');
INSERT INTO "choices" VALUES('6aryh44ej5',9,'1 keep black ring',1795017422702,'2d4e718cf067447aade3b9dd0af5731f');
INSERT INTO "choices" VALUES('6aryh44ej5',10,'1 keep blue nazgul',1795017422714,'9904569ce4ff49569faf420daa0d56dd');
INSERT INTO "choices" VALUES('6aryh44ej5',11,'1 roll',1795017422728,'6e1ef3b7d0da40c4bceed904dca5adc7');
INSERT INTO "choices" VALUES('6aryh44ej5',12,'1 keep yellow ring',1795017422740,'54c56ab0ebf948b5bd9ee73982a0d52a');
INSERT INTO "choices" VALUES('6aryh44ej5',13,'0 keep black nazgul',1795017422772,'dfb9af6316d04afc98a144ba2072cbc0');
INSERT INTO "choices" VALUES('6aryh44ej5',14,'0 roll',1795017422783,'c98c372b6c79429d92559b6a0701daca');
INSERT INTO "choices" VALUES('6aryh44ej5',15,'0 keep yellow weapon',1795017422794,'8a5e05f266e94f54b6ddcca680784af9');
INSERT INTO "choices" VALUES('6aryh44ej5',16,'0 roll',1795017422804,'287b352c459747c7bb90ac1573b2dcb8');
INSERT INTO "choices" VALUES('6aryh44ej5',17,'0 keep green orc',1795017422822,'745cc0da4f6646749e78cd6288bd7e7c');
INSERT INTO "choices" VALUES('6aryh44ej5',18,'0 keep blue weapon',1795017422841,'970dce4df4924522876f118dc5d0adaf');
INSERT INTO "choices" VALUES('6aryh44ej5',19,'0 roll',1795017422873,'3b758e3e99c647bd97807e9c66a0c7b3');
INSERT INTO "choices" VALUES('6aryh44ej5',20,'0 split 6',1795017422896,'9c5597ef608549c39ba016593ba9de85');
INSERT INTO "choices" VALUES('6aryh44ej5',21,'1 keep green weapon',1795017422916,'3324c6d2af664b28a8ab5f3863359e1a');
INSERT INTO "choices" VALUES('6aryh44ej5',22,'1 keep yellow nazgul',1795017422924,'a30596881b73434abe8ef1650e33d4a2');
INSERT INTO "choices" VALUES('6aryh44ej5',23,'1 roll',1795017422929,'715a4e0cc1a34e9d99fc849bc779c548');
INSERT INTO "choices" VALUES('6aryh44ej5',24,'1 keep black gandalf',1795017422933,'b3451fb6a8ee4cc9a749e64d94c8d741');
INSERT INTO "choices" VALUES('6aryh44ej5',25,'1 keep blue ring',1795017422938,'db2c2b8cb88248189e4794e569caf911');
INSERT INTO "choices" VALUES('6aryh44ej5',26,'1 split 2',1795017422943,'de88b4585b164bde88e10485eaffaea4');
INSERT INTO "choices" VALUES('6aryh44ej5',27,'0 keep red nazgul',1795017422948,'b9c550ad0c6142b58e01354402c00d66');
INSERT INTO "choices" VALUES('6aryh44ej5',28,'0 keep yellow gandalf',1795017422953,'5d07be71edb841adaab445219719fed2');
INSERT INTO "choices" VALUES('6aryh44ej5',29,'0 keep green ring',1795017422958,'4478556089ea4d2aac6dc5d65f781508');
INSERT INTO "choices" VALUES('6aryh44ej5',30,'0 roll',1795017422963,'3e277cb4a4b04ed3b5f0e1350084252f');
INSERT INTO "choices" VALUES('6aryh44ej5',31,'0 keep blue orc',1795017422968,'2f0ef965831042ebb38f1c888a899e8c');
INSERT INTO "choices" VALUES('6aryh44ej5',32,'0 keep black weapon',1795017422984,'5608ad000bd346afab8ce90020742c8e');
INSERT INTO "choices" VALUES('6aryh44ej5',33,'0 leave',1795017423009,'30a9335e87864a8e94141167e2bc8cbc');
INSERT INTO "choices" VALUES('6aryh44ej5',34,'1 keep black orc',1795017423021,'14086548a73f45dda1e9a2424ca2985d');
INSERT INTO "choices" VALUES('6aryh44ej5',35,'1 keep yellow weapon',1795017423038,'0398cafb3b194b50a6fc2f9110bccf77');
INSERT INTO "choices" VALUES('6aryh44ej5',36,'1 keep red gandalf',1795017423061,'fccbc0a9f1744d129659e25c9a56cc03');
INSERT INTO "choices" VALUES('6aryh44ej5',37,'1 keep blue ring',1795017423073,'73ef4e534eb34bcc99a9543140a95567');
INSERT INTO "choices" VALUES('6aryh44ej5',38,'1 leave',1795017423087,'b5f11caf9bd243cc895e803ad0309de5');
INSERT INTO "choices" VALUES('6aryh44ej5',39,'0 keep red gandalf',1795017423101,'2117d8a221df4eb7a96da6b4e28030ef');
INSERT INTO "choices" VALUES('7earje9bgj',0,'1 take frodo',1795017423129,'544bf0b732dc4a489b385c57fa60f80f');
INSERT INTO "choices" VALUES('7earje9bgj',1,'0 take merry',1795017423141,'8c0e74186ee74b988a739b2a62591669');
INSERT INTO "choices" VALUES('7earje9bgj',2,'1 keep black ring',1795017423150,'4c9050c985f649f8a3422d6c58954d4a');
INSERT INTO "choices" VALUES('7earje9bgj',3,'1 keep yellow orc',1795017423158,'c8388a574b1e4d97a207e15a4f4dc294');
INSERT INTO "choices" VALUES('7earje9bgj',4,'1 keep red orc',1795017423164,'880fb2b35b3d4de5a549734738b8cc58');
INSERT INTO "choices" VALUES('7earje9bgj',5,'1 keep blue ring',1795017423170,'27c7fdd13ecb41dca0f0330cec7cbcaf');
INSERT INTO "choices" VALUES('7earje9bgj',6,'0 keep black gandalf',1795017423177,'f985ff850f474bffb826aafd81c8a058');
INSERT INTO "choices" VALUES('7earje9bgj',7,'0 keep blue nazgul',1795017423182,'36a3eed0ef4840d6ae3b75a952dccb44');
INSERT INTO "choices" VALUES('7earje9bgj',8,'0 keep yellow ring',1795017423186,'a423564a1a6940e6b3b7b32b10d458f2');
INSERT INTO "choices" VALUES('7earje9bgj',9,'0 keep green ring',1795017423193,'7a8c1e9f67d14e2aa4c578a61edd2ea3');
INSERT INTO "choices" VALUES('7earje9bgj',10,'0 split 3',1795017423200,'072a93ea87ac40db99ef80f898a696de');
INSERT INTO "choices" VALUES('7earje9bgj',11,'1 keep black ring',1795017423207,'9abf67e22a464044a1b71aa09418a1e4');
INSERT INTO "choices" VALUES('7earje9bgj',12,'1 keep blue weapon',1795017423216,'d57baf5dcf6843d9a5222cf80b6c18a0');
INSERT INTO "choices" VALUES('7earje9bgj',13,'1 keep green weapon',1795017423222,'2f3f43ef40724646ae3b0f1e1b5dcd9f');
INSERT INTO "choices" VALUES('7earje9bgj',14,'1 keep yellow gandalf',1795017423228,'18fcbe40a52a4f49bee5b7e493a48c66');
INSERT INTO "choices" VALUES('7earje9bgj',15,'1 split 2',1795017423234,'05caaca08c1146868f4cb8dd66516390');
INSERT INTO "choices" VALUES('7earje9bgj',16,'0 keep green ring',1795017423243,'807d736d31964b94be8a1e9fda0c23f4');
INSERT INTO "choices" VALUES('7earje9bgj',17,'0 keep black weapon',1795017423250,'adf90759f5b445018f4069f5b3e6aae3');
INSERT INTO "choices" VALUES('7earje9bgj',18,'0 roll',1795017423258,'26b6846afaa04d1ab74bb9920b32e425');
INSERT INTO "choices" VALUES('7earje9bgj',19,'0 keep red orc',1795017423264,'568a7d21c2354cf49b17d5222fbbf478');
INSERT INTO "choices" VALUES('7earje9bgj',20,'0 keep blue weapon',1795017423270,'624c547abf5f4b67b43950447646e7ca');
INSERT INTO "choices" VALUES('7earje9bgj',21,'0 keep yellow gandalf',1795017423279,'e615d16d164c4f50a906e425b77249e9');
INSERT INTO "choices" VALUES('7earje9bgj',22,'0 split 4',1795017423285,'0367eca770b84c94a284de4dd3a5b21d');
INSERT INTO "choices" VALUES('7earje9bgj',23,'1 keep yellow gandalf',1795017423293,'9f36bbbe5d74452a9792e3f846d65d6c');
INSERT INTO "choices" VALUES('7earje9bgj',24,'1 keep black nazgul',1795017423298,'93ae2af488364a20903fea7bb8258b2f');
INSERT INTO "choices" VALUES('7earje9bgj',25,'1 keep blue weapon',1795017423304,'f2454c6cafaf473bb60dc0312351fe7b');
INSERT INTO "choices" VALUES('7earje9bgj',26,'1 keep green ring',1795017423312,'0b4a51c3b8a148b681ce8a9fffbcbb70');
INSERT INTO "choices" VALUES('7earje9bgj',27,'1 split 6',1795017423321,'3b92a7d066ff413f8cd4d0ac24759ce6');
INSERT INTO "choices" VALUES('7earje9bgj',28,'0 keep red orc',1795017423330,'7198b2188fff45e5958b7d10105b221b');
INSERT INTO "choices" VALUES('7earje9bgj',29,'0 keep yellow ring',1795017423338,'2e996b01618247fb9c656bc7efde9b0d');
INSERT INTO "choices" VALUES('7earje9bgj',30,'0 keep blue ring',1795017423345,'ee1ed97ed41846e4822a212d4059752f');
INSERT INTO "choices" VALUES('7earje9bgj',31,'0 keep black nazgul',1795017423350,'7a6a8a78d2784067946b4a322f0f8b35');
INSERT INTO "choices" VALUES('7earje9bgj',32,'1 keep red gandalf',1795017423358,'c28a733465134c3c9ee78c8974b97789');
INSERT INTO "choices" VALUES('7earje9bgj',33,'1 keep yellow nazgul',1795017423365,'2b4a1a81a3114593b98b3995ea37c457');
INSERT INTO "choices" VALUES('7earje9bgj',34,'1 keep black weapon',1795017423370,'12bbb2d8189447a2899ffef3bc18416f');
INSERT INTO "choices" VALUES('7earje9bgj',35,'1 keep blue ring',1795017423376,'dab7dbca19404bb49e820aee96589bc7');
INSERT INTO "choices" VALUES('7earje9bgj',36,'1 leave',1795017423382,'f900337c09aa49bbb2148be62d122d31');
INSERT INTO "choices" VALUES('7earje9bgj',37,'0 keep blue nazgul',1795017423392,'695b9c35004343d0bf0840f03594e7c9');
INSERT INTO "choices" VALUES('7earje9bgj',38,'0 roll',1795017423398,'0c8b85caedf046f9b414662dc5a6ddf0');
INSERT INTO "choices" VALUES('7earje9bgj',39,'0 keep green ring',1795017423404,'f742c373aea541eaa9419b1200997a67');
INSERT INTO "choices" VALUES('7earje9bgj',40,'0 keep yellow gandalf',1795017423410,'67b551d6c41b4858bc5073b40d924077');
INSERT INTO "choices" VALUES('7earje9bgj',41,'0 roll',1795017423416,'d689f4f1a8424cc493dbbc44c46048a6');
INSERT INTO "choices" VALUES('7earje9bgj',42,'0 keep red nazgul',1795017423422,'fb2517922a4e4493923fa2ea7003962a');
INSERT INTO "choices" VALUES('7earje9bgj',43,'0 roll',1795017423431,'6394fe4ba0404037880928d2e50ea69b');
INSERT INTO "choices" VALUES('7earje9bgj',44,'0 leave',1795017423438,'3fd34db4667d4776897ff6fe0516627f');
INSERT INTO "choices" VALUES('7earje9bgj',45,'0 split 5',1795017423454,'35fd81b0f6224097a54438c81302a5f9');
INSERT INTO "choices" VALUES('7earje9bgj',46,'1 keep black orc',1795017423495,'f0a48c21e5fe45ae9f9151eacf4f78cd');
INSERT INTO "choices" VALUES('7earje9bgj',47,'1 keep red ring',1795017423500,'b26e239cb78942978d53e00f2c80c169');
INSERT INTO "choices" VALUES('7earje9bgj',48,'1 keep yellow nazgul',1795017423520,'71723bcbf08a440eaa85815f63f69591');
INSERT INTO "choices" VALUES('7earje9bgj',49,'1 roll',1795017423544,'04bba410070d4ca3872af63d2d1b199d');
INSERT INTO "choices" VALUES('7earje9bgj',50,'1 keep blue ring',1795017423554,'3c77604e72974ef5872a4429f157c10a');
INSERT INTO "choices" VALUES('7earje9bgj',51,'1 keep green weapon',1795017423578,'d9ea2ba12f2742e5af9b308cde87a47b');
INSERT INTO "choices" VALUES('7earje9bgj',52,'0 keep black orc',1795017423612,'c434d7b32cc94d6fa35c6dcc00a11503');
INSERT INTO "choices" VALUES('7earje9bgj',53,'0 roll',1795017423616,'39fc851490744c7785f8feb96e5ca044');
INSERT INTO "choices" VALUES('7earje9bgj',54,'0 keep blue weapon',1795017423624,'673d5d809bf345dba29fa81cadc1cf28');
INSERT INTO "choices" VALUES('7earje9bgj',55,'0 roll',1795017423627,'9ff40aa46b514b41996b0335cb0f7938');
INSERT INTO "choices" VALUES('7earje9bgj',56,'0 keep yellow gandalf',1795017423644,'d8c780990ebe4ec490e604520046dc9f');
INSERT INTO "choices" VALUES('7earje9bgj',57,'0 keep red orc',1795017423651,'c7032c2b8afa46b29475b1bf522eb8fc');
INSERT INTO "choices" VALUES('7earje9bgj',58,'0 roll',1795017423664,'8a83ba9dff1547368e277c5ad21335a6');
INSERT INTO "choices" VALUES('7earje9bgj',59,'0 leave',1795017423668,'b43779650c644a65bbfacfae9d2df06a');
INSERT INTO "choices" VALUES('7earje9bgj',60,'1 keep blue gandalf',1795017423690,'1982674a53684d58a65404820db675e4');
INSERT INTO "choices" VALUES('7earje9bgj',61,'1 keep red nazgul',1795017423694,'3491fd6305fe4d15be5127d9c071f2b8');
INSERT INTO "choices" VALUES('7earje9bgj',62,'1 roll',1795017423705,'f5f89b1b95144d529f2d1610b19ee523');
INSERT INTO "choices" VALUES('7earje9bgj',63,'1 keep green weapon',1795017423716,'40e68d6b128f479b9489b609778bd053');
INSERT INTO "choices" VALUES('7earje9bgj',64,'1 roll',1795017423723,'37b1fc54771f4ae291105361c4e4c61d');
INSERT INTO "choices" VALUES('7earje9bgj',65,'1 keep black ring',1795017423736,'ad30f878242146e8be6f28d0c092b379');
INSERT INTO "choices" VALUES('7earje9bgj',66,'1 roll',1795017423745,'526c867eac0440559d81334471ae2856');
INSERT INTO "choices" VALUES('7earje9bgj',67,'0 keep yellow gandalf',1795017423751,'e9de883c590447d09a177303b0da3b20');
INSERT INTO "choices" VALUES('7earje9bgj',68,'0 keep blue nazgul',1795017423764,'9ea629bbe49b4811af4fd2c8a8a5e3a7');
INSERT INTO "choices" VALUES('7earje9bgj',69,'0 keep red orc',1795017423777,'e6531673d0c041d9ba89a97cbafb8928');
INSERT INTO "choices" VALUES('7earje9bgj',70,'0 keep black weapon',1795017423797,'f992fab5e668400a901139bac20d7cbf');
INSERT INTO "choices" VALUES('7earje9bgj',71,'0 leave',1795017423802,'2d84f33ade3a4e86b88b5464c8667260');
INSERT INTO "choices" VALUES('7earje9bgj',72,'1 keep red orc',1795017423814,'ff98e7d070204bc5b045556c7fde7ef7');
INSERT INTO "choices" VALUES('7earje9bgj',73,'1 keep green gandalf',1795017423827,'15ec95b8260641a2b99d547ec3a40394');
INSERT INTO "choices" VALUES('7earje9bgj',74,'1 keep yellow weapon',1795017423848,'8a03738b3b98407d8248d032f786a34d');
INSERT INTO "choices" VALUES('7earje9bgj',75,'0 keep green ring',1795017423896,'1a3c613a5d44423d8e7f14c260bccd21');
INSERT INTO "choices" VALUES('7earje9bgj',76,'0 keep yellow orc',1795017423930,'251c90bcb55049268da9dd3ee9bf0639');
INSERT INTO "choices" VALUES('7earje9bgj',77,'0 keep black tree',1795017423960,'6cc69748c0624b36957b9e8a601a56ce');
INSERT INTO "choices" VALUES('7earje9bgj',78,'0 stop',1795017423976,'d924d178540a4656889aaba85cb00cfd');
INSERT INTO "choices" VALUES('7earje9bgj',79,'0 keep yellow weapon',1795017423991,'aa955566458f4efbb7127461b6d0bab7');
INSERT INTO "choices" VALUES('7earje9bgj',80,'0 roll',1795017424010,'8be93e49a20d4c79b0b507561f30775f');
INSERT INTO "choices" VALUES('7earje9bgj',81,'0 keep red orc',1795017424028,'10ae465f3b4f4b7a9ba0bf02d162d933');
INSERT INTO "choices" VALUES('7earje9bgj',82,'0 keep black nazgul',1795017424043,'d710fa7e0ec647108098eefb70597fef');
INSERT INTO "choices" VALUES('7earje9bgj',83,'0 keep green weapon',1795017424063,'19c44544f47e4a96b7356901a9760fdf');
INSERT INTO "choices" VALUES('7earje9bgj',84,'0 keep green gandalf',1795017424072,'9876ee80ee4a49e9809885f0c7e66ffc');
INSERT INTO "choices" VALUES('7earje9bgj',85,'0 keep red orc',1795017424092,'9990558130ce4849852b856b74748126');
INSERT INTO "choices" VALUES('7earje9bgj',86,'0 keep black ring',1795017424109,'b18daaeb8a0049c58622f00a2db585d8');
INSERT INTO "choices" VALUES('7earje9bgj',87,'0 keep blue orc',1795017424130,'010f530e264d4099b52fad44e656a065');
INSERT INTO "choices" VALUES('7earje9bgj',88,'0 keep yellow ring',1795017424144,'ff312d1d7577422b8689464280cb92b2');
INSERT INTO "choices" VALUES('7earje9bgj',89,'0 leave',1795017424156,'fe95c45320534936b1613a3d61aa1804');
INSERT INTO "choices" VALUES('7earje9bgj',90,'0 keep green nazgul',1795017424176,'68b4ac557c4c426ca4a3ab8f91e2c3d7');
INSERT INTO "choices" VALUES('7earje9bgj',91,'0 keep black weapon',1795017424185,'a27481e01ee74bef955196c5511c9514');
INSERT INTO "choices" VALUES('7earje9bgj',92,'0 keep yellow orc',1795017424197,'34e71aa0414c435ba2aff78523c5d0c4');
INSERT INTO "choices" VALUES('7earje9bgj',93,'0 roll',1795017424206,'ab785869e9a1472ba9540baac6f03516');
INSERT INTO "choices" VALUES('7earje9bgj',94,'0 keep red weapon',1795017424216,'fd90e5ccebe34d60a94b245fd410acc8');
INSERT INTO "choices" VALUES('7earje9bgj',95,'0 keep red ring',1795017424228,'8a827893d595468a9c3916b734bd322d');
INSERT INTO "choices" VALUES('7earje9bgj',96,'0 keep blue orc',1795017424235,'d5df613cd1584a5e86b865233c3fd0c5');
INSERT INTO "choices" VALUES('7earje9bgj',97,'0 keep yellow gandalf',1795017424247,'d1b649703198414e9eec6705f58e2eb4');
INSERT INTO "choices" VALUES('7earje9bgj',98,'0 keep green orc',1795017424255,'00a5b3d7dd0f4a728e084ad0824663f9');
INSERT INTO "choices" VALUES('7earje9bgj',99,'0 leave',1795017424263,'a8e0ebd79f0c4b9caa477c7c96131ade');
INSERT INTO "choices" VALUES('xrty98ycnu',0,'0 cycle smeagol',1795017424628,'15a65767447a42d5913c1d0532f1751a');
INSERT INTO "choices" VALUES('xrty98ycnu',1,'0 cycle gwaihir-the-windlord',1795017424638,'6f02bc08ef0c492ca133f4144e629d99');
INSERT INTO "choices" VALUES('xrty98ycnu',2,'0 cycle boromir',1795017424646,'ae3f00fc0a2442d499da3b9c523da75e');
INSERT INTO "choices" VALUES('xrty98ycnu',3,'0 cycle legolas',1795017424656,'e00e6609e6514c2bbed861cb64f881a9');
INSERT INTO "choices" VALUES('xrty98ycnu',4,'1 cycle the-day-without-dawn',1795017424674,'20929ccd46ed426da27d37430f344e3b');
INSERT INTO "choices" VALUES('xrty98ycnu',5,'1 cycle black-breath',1795017424683,'a54f1bd1138a4a748b5a0a90014838ad');
INSERT INTO "choices" VALUES('xrty98ycnu',6,'1 cycle sarumans-staff',1795017424696,'fc24cd7a81984698bae6b0ba55ecad30');
INSERT INTO "choices" VALUES('xrty98ycnu',7,'1 cycle corsairs-of-umbar',1795017424709,'b47756f87fbb436ea22b780a9f3fb9f3');
INSERT INTO "choices" VALUES('xrty98ycnu',8,'0 done',1795017424722,'7fbe069b12344ad48e559d2b97c787dc');
INSERT INTO "choices" VALUES('xrty98ycnu',9,'0 cycle faramir',1795017424737,'1d4419ceda4c404fa9f1766c99bb5cd0');
INSERT INTO "choices" VALUES('xrty98ycnu',10,'0 cycle frodo-baggins',1795017424752,'9061244436224a7883e25699ad07cf20');
INSERT INTO "choices" VALUES('xrty98ycnu',11,'1 cycle the-beguiler',1795017424766,'a0dd30914173478bbf3b0dbf8db02664');
INSERT INTO "choices" VALUES('xrty98ycnu',12,'0 cycle aragorn',1795017424776,'0b50d530026b49769820d5d702c15d62');
INSERT INTO "choices" VALUES('xrty98ycnu',13,'1 play wolf-riders reserve',1795017424789,'d8b873f426f54d4da27bea718814a9c7');
INSERT INTO "choices" VALUES('xrty98ycnu',14,'1 cycle grima-wormtongue',1795017424801,'b66b59178ce94f71b4b30e995d8d4281');
INSERT INTO "choices" VALUES('xrty98ycnu',15,'0 ring',1795017424813,'aadd843b6d5d4b0d81a0e949725b202e');
INSERT INTO "choices" VALUES('xrty98ycnu',16,'1 ring',1795017424826,'2417340670fd46eba161cfba369a0b29');
INSERT INTO "choices" VALUES('xrty98ycnu',17,'0 play galadriel reserve',1795017424837,'3d8254ff2f38491480e5a98cf3f08ca3');
INSERT INTO "choices" VALUES('xrty98ycnu',18,'0 cycle lembas',1795017424856,'c8b1b2a454d047669ec15d508cb64903');
INSERT INTO "choices" VALUES('xrty98ycnu',19,'1 play caradhras-the-cruel reserve',1795017424874,'fe13f1d8b41f461586a08529c61fc036');
INSERT INTO "choices" VALUES('xrty98ycnu',20,'1 cycle cave-troll',1795017424889,'645abed83189472a9b7062b2723aeba0');
INSERT INTO "choices" VALUES('xrty98ycnu',21,'0 cycle theoden',1795017424912,'59979516346f4b71b8dcd7082606fb5e');
INSERT INTO "choices" VALUES('xrty98ycnu',22,'1 play the-black-easterling path',1795017424930,'c41d84c65818424f9baf8ce3c57348e3');
INSERT INTO "choices" VALUES('xrty98ycnu',23,'1 cycle grishnakh',1795017424953,'9e5c5e13fb7b4ea0ae4107393971a066');
INSERT INTO "choices" VALUES('xrty98ycnu',24,'0 play prince-imrahil reserve',1795017424968,'51217142b4f746328434951c99ab25a3');
INSERT INTO "choices" VALUES('xrty98ycnu',25,'0 cycle bow-of-the-galadhrim',1795017424982,'bea9f89c8c274bd9bb1b35ac44283ed0');
INSERT INTO "choices" VALUES('xrty98ycnu',26,'0 yes',1795017424993,'fe2a6b636bea415a8a2059b943a46bd3');
INSERT INTO "choices" VALUES('xrty98ycnu',27,'1 use caradhras-the-cruel',1795017425005,'fabc63cf39c64cdc886fc72cfb3210e0');
INSERT INTO "choices" VALUES('xrty98ycnu',28,'0 forsake village-militia',1795017425016,'de462000b718475b9f1ba3857a70ecfe');
INSERT INTO "choices" VALUES('xrty98ycnu',29,'0 forsake reserve prince-imrahil',1795017425029,'20cb10e824504953bb92db78b249308e');
INSERT INTO "choices" VALUES('xrty98ycnu',30,'0 cycle herbs-and-stewed-rabbit',1795017425041,'db29f4c76cb542c68fe720df21fa7c68');
INSERT INTO "choices" VALUES('xrty98ycnu',31,'1 play black-riders-mount the-black-easterling',1795017425055,'ee165c24f582407eb561f3bc54e76128');
INSERT INTO "choices" VALUES('xrty98ycnu',32,'1 cycle nazguls-mantle',1795017425065,'91c34c9a9a9e49ba91d9b8e47b42122b');
INSERT INTO "choices" VALUES('xrty98ycnu',33,'0 cycle knights-of-dol-amroth',1795017425078,'de87c0aec5a841feb4188148eaacbe79');
INSERT INTO "choices" VALUES('xrty98ycnu',34,'1 play ugluk reserve',1795017425093,'36da2c1780df4dbe8191b4cfe651d533');
INSERT INTO "choices" VALUES('xrty98ycnu',35,'1 forsake deck',1795017425104,'afef51438b1d4515a5271fa8eba1d8b3');
INSERT INTO "choices" VALUES('xrty98ycnu',36,'0 winnow',1795017425115,'f96eaa62894e4852ad6dd34cccdd0ce1');
INSERT INTO "choices" VALUES('xrty98ycnu',37,'0 eliminate riders-of-rohan',1795017425128,'ecaa91fe9eba4f199f64c44bed986129');
INSERT INTO "choices" VALUES('xrty98ycnu',38,'0 eliminate mithril-coat',1795017425142,'dc1d4f2ec99d441e917787c93311c154');
INSERT INTO "choices" VALUES('xrty98ycnu',39,'1 play the-commander path',1795017425156,'875670fde9964fca9b0484d50c1082a3');
CREATE TABLE claims (
	fingerprint VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (fingerprint)
);
CREATE TABLE deliveries (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	body TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('qxk7efm6a5qsve6pcetm','Frodo');
INSERT INTO "guests" VALUES('q7mvama2d2tkbmnvcp6s','Sam');
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, guest)
);
INSERT INTO "holders" VALUES('8d5eb92hcc',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('8d5eb92hcc',1,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('rmmrr4xwne',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('rmmrr4xwne',1,'q7mvama2d2tkbmnvcp6s');
INSERT INTO "holders" VALUES('y6tb8e5mx9',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('y6tb8e5mx9',1,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('6aryh44ej5',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('6aryh44ej5',1,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('7earje9bgj',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('7earje9bgj',1,'q7mvama2d2tkbmnvcp6s');
INSERT INTO "holders" VALUES('xrty98ycnu',0,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('xrty98ycnu',1,'qxk7efm6a5qsve6pcetm');
INSERT INTO "holders" VALUES('jekyh3dsp3',0,'qxk7efm6a5qsve6pcetm');
CREATE TABLE reports (
	id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(64), 
	bot VARCHAR(64), 
	since BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('8d5eb92hcc',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('8d5eb92hcc',1,'person','Merry',NULL,0);
INSERT INTO "seats" VALUES('rmmrr4xwne',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('rmmrr4xwne',1,'person','Sam',NULL,0);
INSERT INTO "seats" VALUES('y6tb8e5mx9',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('y6tb8e5mx9',1,'person','Merry',NULL,0);
INSERT INTO "seats" VALUES('6aryh44ej5',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('6aryh44ej5',1,'person','Merry',NULL,0);
INSERT INTO "seats" VALUES('7earje9bgj',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('7earje9bgj',1,'person','Sam',NULL,0);
INSERT INTO "seats" VALUES('xrty98ycnu',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('xrty98ycnu',1,'person','Merry',NULL,0);
INSERT INTO "seats" VALUES('jekyh3dsp3',0,'person','Frodo',NULL,0);
INSERT INTO "seats" VALUES('jekyh3dsp3',1,'open',NULL,NULL,0);
INSERT INTO "seats" VALUES('jekyh3dsp3',2,'open',NULL,NULL,0);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	ended VARCHAR(16), 
	winners TEXT, 
	branch TEXT, 
	rematch VARCHAR(16), 
	webhook TEXT, 
	webhook_secret VARCHAR(64), 
	request TEXT, 
	revision INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	moved BIGINT NOT NULL, 
	waiting TEXT NOT NULL, 
	waits_for_bot BOOLEAN NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('8d5eb92hcc','confrontation',2,'{"format":"classic","fellowship_cards":0,"sauron_cards":0,"cards_chosen_by":"owner","games":1,"fellowship":1,"aid":true,"stuck":"any","draws":"repetition","sam_in_mordor":false,"last_word":"fellowship","both_retreat":false,"sam_steps_in":"always","hide":"turn","saruman_holds":true,"upstream":"both","uruk_hai":"hidden","king_names":"any","target":"shown"}','767c249dd3b2de65dd577db28c348af8','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017418100,1795017418100,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,33,1795017419270,'[[1,true]]',0,1795017419304);
INSERT INTO "tables" VALUES('rmmrr4xwne','confrontation',2,'{"format":"classic","fellowship_cards":0,"sauron_cards":0,"cards_chosen_by":"owner","games":1,"fellowship":1,"aid":true,"stuck":"any","draws":"repetition","sam_in_mordor":false,"last_word":"fellowship","both_retreat":false,"sam_steps_in":"always","hide":"turn","saruman_holds":true,"upstream":"both","uruk_hai":"hidden","king_names":"any","target":"shown"}','1eb26862395e8e67f46868db313bbe66','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017419326,1795017419345,'over','game','[1]',NULL,NULL,NULL,NULL,NULL,2,56,1795017421068,'[]',0,1795017421068);
INSERT INTO "tables" VALUES('y6tb8e5mx9','fellowship',1,'{"variant":"starter","decks":"aragorn-gandalf","decklists":"open","tournament":false,"rule_of_four":false,"mulligan":false,"open_discard":false}','a1b5e497fbad656a7454b7a507c2592b','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017421567,1795017421567,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,40,1795017422534,'[[1,false]]',0,1795017422534);
INSERT INTO "tables" VALUES('6aryh44ej5','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','2295952eb020aa736303c8097b0a2427','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017422565,1795017422565,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,40,1795017423101,'[[0,false]]',0,1795017423101);
INSERT INTO "tables" VALUES('7earje9bgj','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','999c440a99f1ecc1e303d7cea1d19333','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017423106,1795017423113,'over','game','[]',NULL,NULL,NULL,NULL,NULL,2,100,1795017424263,'[]',0,1795017424263);
INSERT INTO "tables" VALUES('xrty98ycnu','warcards',2,'{"scenario":"trilogy","holders":"usual","promos":false,"active_again":false,"fight_first":false,"no_dead_text":false,"every_seat_passes":false,"keep_excess":false,"forsake_played":false,"text_first":false,"new_item_freezes":false,"wielder_uses":false,"forsake_as_cost":false,"recycle_late":false,"helpless_fall":false,"unfought_for_nobody":false,"own_attack_only":false,"choose_support":false,"bare_ground":false,"end_at_once":false,"all_rings_count":false,"only_losses_count":false,"all_twice":false}','03f3c70c379bb0a74ac036268fc7343a','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017424609,1795017424609,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,33,1795017425156,'[[1,false]]',0,1795017425156);
INSERT INTO "tables" VALUES('jekyh3dsp3','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','680062a687ed101da45e7bf328a9d068','qxk7efm6a5qsve6pcetm',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017425162,1795017425162,'gathering',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,1795017425162,'[]',0,1795017425162);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX holders_guest ON holders (guest);
CREATE INDEX tables_state ON tables (state, listed, created);
CREATE INDEX tables_touched ON tables (touched);
COMMIT;
