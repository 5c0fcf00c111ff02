BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chats (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, phrase VARCHAR(32), 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chats" VALUES('cxdsh6m532',0,1,'Sam','Po-tay-toes',1795017426994,NULL);
INSERT INTO "chats" VALUES('p6z5mwvmqk',0,1,'Sam','Po-tay-toes',1795017430751,NULL);
CREATE TABLE choices (
	table_id VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	"key" VARCHAR(64), agreed TEXT, 
	PRIMARY KEY (table_id, ply)
);
INSERT INTO "choices" VALUES('8ezskw5b8b',0,'0 deploy sam frodo legolas gimli gandalf',1795017425986,'0340a88995ff4c1288583b157c9c211d',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',1,'1 deploy warg saruman cave-troll balrog orcs',1795017426008,'bd97ef4883b047959d9e5bd7a1098488',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',2,'1 black-rider eregion',1795017426025,'5eee171083fb4a278ef9f44ca7791757',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',3,'0 card 1',1795017426037,'a1e8630ebea64dfbaa6d1288b32993aa',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',4,'1 card 2',1795017426052,'5154770cb01c49eea6fd9dd54f068c56',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',5,'0 sam eregion',1795017426063,'74c29245924e4c9cb2a246631a77af04',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',6,'0 card noble-sacrifice',1795017426078,'ef22435e74dc4ace966ed63feb444a01',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',7,'1 card 1',1795017426096,'ce0ebc8cc48a41c1b5e9c15b19b90bc9',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',8,'1 warg fangorn',1795017426118,'29070880804e43d5b09b8a182c215309',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',9,'0 pippin cardolan',1795017426149,'d8e487b94ed74456a8be67369abeaefb',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',10,'1 orcs gap-of-rohan',1795017426171,'aadbfc1df22a4ffeb7ddb0c64593f070',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',11,'0 frodo enedwaith',1795017426198,'c7118b2faa1f4ad7abecffa696fd85b6',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',12,'1 warg caradhras',1795017426232,'32d1cdc136bb433ea05a41c493743206',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',13,'0 merry cardolan',1795017426254,'271db2a5849a4c0da00cc7b18199a6de',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',14,'1 flying-nazgul dagorlad',1795017426267,'d1bfebda9e8a4306967030a75375e595',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',15,'0 legolas high-pass',1795017426284,'34e8d9bc3f2e425295f6f7589682b9e4',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',16,'1 flying-nazgul mirkwood',1795017426309,'ba32c52ea87e437d8e624105ac195f45',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',17,'0 boromir arthedain',1795017426335,'fad1fcd3bb0344c3a41f2c6606424102',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',18,'1 warg enedwaith',1795017426355,'48b4c3e1933642c5b9d0daf82caa2bb4',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',19,'0 card 2',1795017426391,'2a364b01cc0d473c9e25fae9603cfd4f',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',20,'1 card retreat',1795017426425,'bb77ad6aca384495961b876569c7aa55',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',21,'0 boromir eregion',1795017426433,'a89954833a9547948644225c6e621b77',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',22,'0 card 3',1795017426442,'97c8a5001dd14a9d84e913f3d9be5bde',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',23,'1 card 4',1795017426479,'f182dfed6a7d4ee9b2d6f0e0442567b5',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',24,'1 flying-nazgul high-pass',1795017426532,'a5ad09d0400f4bab9b97208dc3b4b4d5',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',25,'0 gandalf gap-of-rohan',1795017426584,'0864246b2960490995d38364744bba35',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',26,'1 card 3',1795017426633,'1900d88e3c72452da01fdf49fb7f78ef',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',27,'0 card 5',1795017426646,'45709660a4014597b11ae2c27ec63e88',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',28,'1 shelob dagorlad',1795017426663,'bf6b8ae5e17a4968b41ce360be6b1cfc',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',29,'0 pippin enedwaith',1795017426672,'835efba94b6a45a58038b75396a81e67',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',30,'1 witch-king dagorlad',1795017426698,'741b0aea3a7d4236a4cd9fa01a32d312',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',31,'0 merry eregion',1795017426714,'b4f9744c7315489fa6ce50467c5e63f3',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',32,'0 card magic',1795017426736,'c34d15f6c37e42ab9466204595bc553f',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',33,'1 card 5',1795017426752,'5127f14bc9f54012aaa06b295286e14f',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',34,'0 fetch noble-sacrifice',1795017426777,'154af2c309ae4cc699750cf395b4abd7',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',35,'1 witch-king mirkwood',1795017426813,'53f5afbe54f945218357ae96ae70a36d',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',36,'0 aragorn arthedain',1795017426854,'70bd55a8585844dcbb67f38a22413cea',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',37,'1 balrog caradhras',1795017426890,'4652fae1b9d34ae68fe05c4b69356130',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',38,'0 frodo caradhras',1795017426898,'c80b1c31be6249f8a9b6c20c0d07b952',NULL);
INSERT INTO "choices" VALUES('8ezskw5b8b',39,'0 card retreat',1795017426919,'8c6d000111e342e38e6da2a8b5110c08',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',0,'0 deploy legolas gimli merry pippin boromir',1795017427006,'4ef83e38ab24417d895470e3460ddb74',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',1,'1 deploy warg cave-troll black-rider witch-king orcs',1795017427016,'2fd2b3f8b4f941d4928aeb473f47f732',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',2,'1 flying-nazgul gondor',1795017427026,'7ba5622c0d4d4023b20d2cc50ce81ac8',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',3,'0 boromir caradhras',1795017427047,'03bf84f8debb457eada702ae29beacbb',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',4,'1 flying-nazgul fangorn',1795017427062,'82e3c4fb96f04da8acddc99b6dae09ca',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',5,'0 frodo cardolan',1795017427114,'54643bf8a76e4b1b9b28cb981c266452',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',6,'1 warg mirkwood',1795017427184,'7c5f1939b8404e399e4a78b5924fe2cc',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',7,'0 gimli eregion',1795017427200,'07923b1f5d684489a01a598bb6ff0f06',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',8,'1 witch-king misty-mountains',1795017427212,'3362db574ff8431a938a43b6289a338d',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',9,'0 aragorn cardolan',1795017427226,'5169b95cf93a4a95803d681ea8549a3a',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',10,'1 balrog gondor',1795017427245,'0da4b8aba1314f3385205b8c677a9f51',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',11,'0 merry high-pass',1795017427269,'7b7976c8f210424496b1e07acb50f8eb',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',12,'1 witch-king rhudaur',1795017427273,'38bcd67d5a8e40c8b9752ebfb5e1931c',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',13,'0 merry mirkwood',1795017427278,'d7aae26b75b448469ebc935772b8a280',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',14,'0 card magic',1795017427280,'6387a6d55924463d9199da6f6349b159',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',15,'1 card 5',1795017427285,'7792f703665c4550acd146d43a50ba1a',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',16,'1 black-rider eregion',1795017427288,'1668e3bcba4d4a569cc27592ecd91a3f',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',17,'1 card 3',1795017427291,'e8dde6c03a204f36bd264b6c778064e5',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',18,'0 card 4',1795017427295,'546cea29d1b24810a47ff9b1d25256e8',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',19,'0 sam arthedain',1795017427298,'90b1f1c9582b4485a6bf29f2c2d69d85',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',20,'1 witch-king eregion',1795017427302,'a59121dd7e06458682e9219eab4622a8',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',21,'1 card 4',1795017427305,'8eadbca824d84c1fbcf7fab662b7ecc7',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',22,'0 card noble-sacrifice',1795017427310,'a3c95017a8664316a1233c7e9482195d',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',23,'0 legolas eregion',1795017427313,'2822d053390d431381f9dc96591c07d9',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',24,'1 flying-nazgul arthedain',1795017427319,'b4a0379be168410e8424aab79be1066d',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',25,'1 card retreat',1795017427322,'288e3eae58c34c778ed3c3a30687eec3',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',26,'0 card 5',1795017427335,'a3968262d5eb4799ab36dbce4629bac2',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',27,'0 legolas misty-mountains',1795017427405,'454143fa68d443ecb0ea56f97d2f5e37',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',28,'1 cave-troll rohan',1795017427426,'881ad169e3cf4cd4a08e08c1050fe593',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',29,'0 frodo enedwaith',1795017427437,'cf0de1e51d524d52a088a9931c676ceb',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',30,'1 orcs gap-of-rohan',1795017427472,'5a127d437d214d958121c4a38bcc0006',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',31,'0 aragorn eregion',1795017427487,'df37cfd371e549acb71b9b1262f75a3f',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',32,'1 saruman gondor',1795017427509,'2a370cb698ee42719b481df43bc60e10',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',33,'0 pippin fangorn',1795017427521,'1634af3f2db54c9d82db4a1595f606ad',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',34,'1 saruman rohan',1795017427530,'9681aea2c5ae485f9fda970bef141193',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',35,'0 sam eregion',1795017427537,'03de6673bff74f12b3323faf4fca0973',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',36,'1 cave-troll caradhras',1795017427552,'0f9ad0a9735c4bd8bfa481773e9ed154',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',37,'0 pippin rohan',1795017427562,'8b08516865fa4cd5aa22b700de3e6213',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',38,'1 no cards',1795017427577,'8a04e24807084ef7bec0d43e9abbce54',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',39,'1 shelob dagorlad',1795017427604,'e45ec3ad042845d2bb0f9b51b11a8ab4',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',40,'0 aragorn caradhras',1795017427658,'e407dbdb574847c5bcdfe0bfabf85cc0',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',41,'1 saruman caradhras',1795017427708,'246dc2601c734442947540397249dc5c',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',42,'1 cards',1795017427733,'9500ae6bac0e4d3ab1f4b1ec7a760e85',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',43,'1 card 6',1795017427753,'aad924a86cbe4c7e8834e949711a313d',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',44,'0 card retreat',1795017427781,'5f62cbd12a6446ebb9a495e0fb805ab2',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',45,'0 retreat enedwaith',1795017427817,'8180501946944717a41af51f1fb00378',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',46,'0 aragorn gap-of-rohan',1795017427844,'4befdf161ad94ef49cdb8184ae530084',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',47,'0 card elven-cloak',1795017427864,'ef58d0ac5e8d4b4d8d1d2eca84adea93',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',48,'1 card 1',1795017427907,'093f76bcd7134a7d8de5f56666c8bdc5',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',49,'1 shelob fangorn',1795017427923,'e90aa0c55db243659f29f34c7e57ac76',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',50,'0 legolas fangorn',1795017427947,'aa9c4b3d49b746c0bef77dde76e7575c',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',51,'0 card 2',1795017427973,'870f43f1028345e88cca83628f363198',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',52,'1 card eye-of-sauron',1795017428030,'99766439170c423781e088a5dea69192',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',53,'1 warg misty-mountains',1795017428071,'105faa7293a2423f9ca58d5d5aefd32e',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',54,'0 frodo caradhras',1795017428130,'f0bcae5f8e0549a9b9794ef32e1f7a66',NULL);
INSERT INTO "choices" VALUES('cxdsh6m532',55,'1 no cards',1795017428158,'c3b69eee2d0c48f6bb902c806044bed1',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',0,'1 pass',1795017428194,'5b4466c774294497936cbc9f435d63d5',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',1,'0 pass',1795017428214,'8c1661bbc9374deeb8fd902e2cc88e3f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',2,'0 boromir-son-of-denethor',1795017428230,'da91399f0bcb486c9bdfd0147d40c705',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',3,'1 stop',1795017428246,'f2c0461e9a6d4e46b62a0c5f661f096f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',4,'1 goblin-scavengers',1795017428272,'a92fbf397a254a7b9635584b0cd5740f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',5,'0 pass',1795017428299,'a8505208bcec4cad961d277e00d8bd50',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',6,'0 use westfarthing',1795017428344,'8e3e44ff93c242da97899cb8c919740d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',7,'0 legolas-prince-of-mirkwood',1795017428377,'714ed9070f1e48d79a4d708bbc4e158b',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',8,'0 pass',1795017428416,'113998f771b64375b8a67f0495912f05',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',9,'1 pass',1795017428450,'ccfe0912b7f149f28bf9e12193550f0b',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',10,'0 pass',1795017428493,'43c09ae4f00141618184471835d3bc75',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',11,'1 their-halls-of-stone',1795017428553,'4c8956b562c44d56b86b54f9b3f7b50e',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',12,'0 stop',1795017428603,'a6b5f8d1a85943beb28f15b347757312',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',13,'0 uruk-soldier',1795017428657,'517d42f579564049981c29290593bfed',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',14,'1 play bounder',1795017428707,'14bcd59e0e5f4a2ba32d5f1b38eae357',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',15,'1 pass',1795017428746,'94f0f3b473494ec9a143e8ea6c1c340d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',16,'0 pass',1795017428792,'79696d096a514390be7de2c92d576c3f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',17,'0 uruk-slayer',1795017428840,'e421ccd4d9e14131b6c397c609638ced',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',18,'1 stop',1795017428882,'67a076fc7a774306aef2dc065ad48da4',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',19,'1 mysterious-wizard',1795017428926,'f107cd4da62a4853a78cd0112ec1f36d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',20,'0 pass',1795017428969,'b1ae402c54304d0ab9c36ff95bcb312d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',21,'0 play no-stranger-to-the-shadows aragorn-king-in-exile',1795017429016,'32e2186c8676487d8798d32c8c7257d7',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',22,'0 play athelas aragorn-king-in-exile',1795017429046,'8cd90bf018884215ba5a1e0090150dd2',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',23,'0 pass',1795017429100,'3b6a83345c654fd284713f69eb8d1527',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',24,'1 play moria-scout',1795017429128,'475a1bed400b46c0a94930cae8167554',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',25,'1 pass',1795017429172,'083fabb1c8244823b34d0d8cca3f9550',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',26,'0 pass',1795017429221,'4654c5f98f714e789e156473fb58914d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',27,'0 done',1795017429268,'7d10c80399a84c3da363e10165afde2f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',28,'1 assign legolas-prince-of-mirkwood moria-scout',1795017429311,'211dda1d759548bb8140a0cdac5e766f',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',29,'0 pass',1795017429373,'c48562101175440081e4bf20d8f4b106',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',30,'1 pass',1795017429433,'8e1009792d1244e49a9a59c049c5bd27',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',31,'0 pass',1795017429484,'c66b1f8af4bc4e3d960b9807b209787d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',32,'1 goblin-marksman',1795017429531,'caa5200fe3e041788db0a42f8464ce6a',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',33,'0 stop',1795017429605,'9955623d19e346b7859a58fc46c805c3',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',34,'0 uruk-savage',1795017429651,'7762ab4943b748bb839622764809e453',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',35,'1 play legolas-prince-of-mirkwood',1795017429701,'061391256eaa4f83ba52d8a88736953d',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',36,'1 pass',1795017429741,'0797f574d9934bdc8c0ea25122d2b0dd',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',37,'1 1',1795017429765,'659b353dd5b0449d83adad1e114ecbcf',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',38,'0 play uruk-savage',1795017429784,'01cfe88673754efd995d041ed7b2dbe2',NULL);
INSERT INTO "choices" VALUES('2psc8y7rga',39,'0 play sarumans-ambition',1795017429817,'f726406da58b42b190bc95ba9acb151d',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',0,'0 take sam',1795017429856,'608ac7d1c97c4167b880994eb9b961fb',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',1,'1 take frodo',1795017429874,'948e81cfe6334cef8897c0ea3f7abd72',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',2,'0 keep green nazgul',1795017429891,'010657d5675743c1832ec0551e580000',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',3,'0 keep red ring',1795017429907,'fda43832d39b4b2bbfda0d51146a04a8',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',4,'0 keep blue weapon',1795017429921,'ee9919618ef0412292531c854e51c1c8',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',5,'0 roll',1795017429948,'defd3ee69fab4e8a9ecbd0fce81c3f13',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',6,'0 keep yellow orc',1795017429976,'904e930a0f5b4390ab00d1ba0022e37a',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',7,'1 keep red gandalf',1795017430000,'039f15edbe6745d5ab0444005bdd9cd0',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',8,'1 keep blue orc',1795017430014,'34308c56654f4fb0b450af5069de5d1a',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',9,'1 keep black nazgul',1795017430033,'7f778d4b2f4543738c5e90d755f59271',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',10,'1 roll',1795017430048,'8a5878c8d57449d39eb8e0b7e7ae207e',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',11,'1 keep yellow orc',1795017430071,'bba70b6bdb934f379ddbf79da544841e',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',12,'1 split 6',1795017430096,'c9b5a7787b0a48fcb1b51febc9fb439b',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',13,'0 keep black orc',1795017430117,'7c3cae4ffb06435984414d41b1190c49',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',14,'0 roll',1795017430146,'2df4312b3d74413a99d746eb0638397a',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',15,'0 keep yellow weapon',1795017430165,'9bd8bf13830d48b3a898c94ef42d1457',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',16,'0 keep blue nazgul',1795017430187,'fd66b27e8ee74ca69cfc4661d6605a24',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',17,'0 roll',1795017430197,'274d525691664b4bbc38b3b90e6c8199',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',18,'0 keep green ring',1795017430203,'b987e48419a94016a5b94664b0945117',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',19,'1 keep green orc',1795017430215,'a963977cabb444eaa450626d763f8415',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',20,'1 keep black gandalf',1795017430245,'741c73494f0e4016876b724b603747be',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',21,'1 keep yellow weapon',1795017430289,'2bc99d7511a345ec87e43b6511fdcdce',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',22,'1 leave',1795017430321,'291adcd7987f4d09a372306d8f9d865b',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',23,'1 leave',1795017430377,'5637ad4eb14d489590d3bda49ea90e84',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',24,'0 keep yellow orc',1795017430413,'afd5e73fbf294b6fb57e971f719c472a',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',25,'0 keep red ring',1795017430445,'77552a507fe141b9af5ac1e8760fffc4',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',26,'0 keep blue weapon',1795017430477,'f410dd01b2fd46d795432795c024cad5',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',27,'0 keep green orc',1795017430503,'f3c57ff7f9114c20ab90aa287c91400e',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',28,'1 keep green gandalf',1795017430529,'cc67befa31a348a6973a0b016c05de64',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',29,'1 keep yellow nazgul',1795017430550,'e346e5b532344e9f8f0999135d44bfa7',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',30,'1 keep blue ring',1795017430569,'96480625407c4e98b08645f4d01f769d',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',31,'1 keep black ring',1795017430591,'a06aab0629be469bbe6952743c7d7101',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',32,'1 keep red weapon',1795017430615,'ec94c50e259f49a1b1fbd646c9e43077',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',33,'1 split 4',1795017430629,'4cddec8130d8469ebc9e0cc00509c6d8',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',34,'0 keep yellow weapon',1795017430644,'f4545d93b21b444e9415616420903341',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',35,'0 keep green nazgul',1795017430657,'f8b33d3f79aa49f28d92985de0b79ef9',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',36,'0 keep red orc',1795017430672,'9293353be5a346f1820d287942db526d',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',37,'0 keep blue orc',1795017430692,'e367020ffce34c55980d1764265d02f7',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',38,'0 roll',1795017430705,'e5999ed8b4cf45c99fa611438fb43853',NULL);
INSERT INTO "choices" VALUES('q933rr83wf',39,'0 split 4',1795017430722,'0a8a38f1a259491f877c0b9184371ef1',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',0,'1 take frodo',1795017430768,'cdace08fce0841608a60620f05d24559',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',1,'0 take sam',1795017430775,'9991ebe8dac24c1d9694878e729e38be',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',2,'1 keep black orc',1795017430786,'d6526905c7574c878ab1625253d34aef',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',3,'1 keep blue gandalf',1795017430788,'8c9e34ef2db94678bfbe0d04f6ae04cd',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',4,'1 keep yellow ring',1795017430790,'8eea28e7766d4858b15d67c858a026ee',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',5,'1 keep green ring',1795017430792,'af1df615620041679a3fca8ef849ff04',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',6,'1 roll',1795017430794,'14fe282bce164c0da5a5822671ef5e18',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',7,'1 split 5',1795017430797,'8793d264b8b54c4b99fdce139c058445',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',8,'1 split 3',1795017430799,'616d9853d02646658e4974c621cd949d',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',9,'0 keep green ring',1795017430802,'3f466ee163334bd7a13df6058a8a4674',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',10,'0 keep blue gandalf',1795017430805,'e2b848781c374365a497194001af85d8',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',11,'0 keep yellow ring',1795017430807,'003573b0f6fe4e289252249367a3afa0',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',12,'0 roll',1795017430809,'6361acc9940d4c1cb3dc33f73928186d',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',13,'0 keep black tree',1795017430811,'11be4c3ce9234899acb211e0d9ff9d18',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',14,'0 stop',1795017430814,'e64827379e3e4f8aa22231e6664986b9',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',15,'0 split 4',1795017430816,'a379d8ba4d3742c29c99acebc41193ce',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',16,'1 keep blue gandalf',1795017430819,'0c9cb70de1d644a98fcbbbe2b3bf0749',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',17,'1 keep red orc',1795017430821,'32f8b67f2bd2469f9f2302b1b2e3419c',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',18,'1 keep green ring',1795017430824,'93d742df76f749b99354b3a469209392',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',19,'1 keep yellow nazgul',1795017430826,'0e15a95e0fe044cf8d8fecdf62f2346d',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',20,'1 roll',1795017430828,'bb0e078cca5b47ccb21ee1f9db1d9e2e',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',21,'1 split 4',1795017430830,'20dea88af5f84a1ca23bd5de9b13cf26',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',22,'1 leave',1795017430833,'d3e12fb288604a0e9b2ff3a3fdfd8e9f',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',23,'0 keep red nazgul',1795017430836,'64467c64dae5413fa4f16e7124e2031c',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',24,'0 keep yellow gandalf',1795017430839,'0090bb67b65d44ea8a0ec978b8651128',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',25,'0 keep blue nazgul',1795017430847,'89044df065a0492291b4822d910416d5',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',26,'0 keep black orc',1795017430850,'06355ddb49744bf29aaef2d707f4e19d',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',27,'0 split 2',1795017430852,'e79717b996a447b7a7cfcfaa0c1b9deb',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',28,'1 keep black orc',1795017430856,'e30d6477d8d143a9bf86909ccddef0ed',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',29,'1 keep yellow gandalf',1795017430865,'4f1893dea38642d6bde67566b6fd6c63',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',30,'1 roll',1795017430877,'3a06d117205a47878ff3385c6dbfa5b7',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',31,'1 keep blue ring',1795017430883,'3adea5f6482f4696a8266752e78cfc25',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',32,'1 keep red nazgul',1795017430904,'80a6bebd52cb472982fd2ac8b141fae8',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',33,'1 leave',1795017430910,'cfeade088f534a66b5dfc95076ab94a5',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',34,'0 keep blue gandalf',1795017430944,'8545d01350624298b6bd84a7ebcbf035',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',35,'0 roll',1795017430956,'46db7f39d8a44f6ba7a27ba074c00ea1',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',36,'0 keep red nazgul',1795017430970,'950a330d830c42578b90660692fabed1',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',37,'0 keep black tree',1795017430988,'efa5beae13844f1d93424818d1f2a842',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',38,'0 keep yellow ring',1795017431008,'662bd47f68fc43bf9906847a03295e02',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',39,'0 stop',1795017431019,'c1676887d93846df8adbe73c64e24bfd',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',40,'0 leave',1795017431050,'a0e4182f37a9479fa625d4ed62113c10',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',41,'1 keep red nazgul',1795017431071,'9f2cece3330e44498d6b3fc19f44399b',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',42,'1 keep green ring',1795017431091,'4c3ee5c1f37944e8b9b0bc0476dcb335',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',43,'1 keep yellow orc',1795017431117,'cdc93e7bf072451c87f4f2bf1eb35c5a',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',44,'1 keep black tree',1795017431139,'00b37b0d16724cdd9a797d3c17dbd355',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',45,'1 keep blue ring',1795017431156,'612bc99192f147cdba92360a6eda01a9',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',46,'0 keep red orc',1795017431168,'efa34d9e8c7b468794cadd8d7a84cb1c',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',47,'0 roll',1795017431176,'74dfd8f9ffcc4f248b5a896bd0df24ff',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',48,'0 keep green orc',1795017431188,'56ef6dad460f46e9aab1dba5d6e54f78',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',49,'0 roll',1795017431192,'77a0b65d74384114873715a122f3f628',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',50,'0 keep yellow ring',1795017431205,'793c4a313f674fff84165a97b2b7c99a',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',51,'0 keep blue nazgul',1795017431227,'32e4bfeea38e41b2a5b3311d9776293d',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',52,'0 roll',1795017431284,'135f727c411c434986e039cf4961d5bd',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',53,'1 keep green weapon',1795017431324,'6227556e1575485ab0e61335c429ff15',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',54,'1 keep blue orc',1795017431364,'b9020a3447414c72b80c618f72eda73f',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',55,'1 keep yellow ring',1795017431387,'1460044afc834f00bacb23548afaa70a',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',56,'1 roll',1795017431400,'5c0d0e3db0744c2ea03702382e7a6a63',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',57,'1 keep green ring',1795017431416,'9f22541edb3e4e4983acea9b87c9b8e1',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',58,'1 keep black tree',1795017431449,'c1c99cae3cfe43eb91d0b925525c83bf',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',59,'1 keep red orc',1795017431466,'0eaa30132c724fe68f56c25f58fecaa8',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',60,'1 keep yellow ring',1795017431475,'577cd919b23d48a987e0e238a42660fd',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',61,'1 keep blue weapon',1795017431488,'9a209521982c471197ec38374be08fcc',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',62,'1 keep red nazgul',1795017431493,'a37791808fe440b8aab6211779419829',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',63,'1 keep black orc',1795017431497,'e3708ab7813748abaf00385cd99f8878',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',64,'1 keep green ring',1795017431499,'9bace780bb1a484984656dfa9b9a784c',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',65,'1 keep red gandalf',1795017431503,'9a235f6aaf4a4e8fb16049195e8795a8',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',66,'1 keep black weapon',1795017431506,'d88fbb72e70d43fbb5a0013a14f0b727',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',67,'1 split 6',1795017431510,'9fce444a10a147e6a3eeb66cdc7184b8',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',68,'1 keep green gandalf',1795017431513,'fe6b86fec57847a29e5c18a07e7f7eb0',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',69,'1 keep black tree',1795017431518,'8e3706c23cfe45778f4c3a2f16cb6c80',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',70,'1 keep yellow nazgul',1795017431521,'c283fb7f85974ac3bceeb4e5255e194b',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',71,'1 stop',1795017431525,'173ec33c8f0e4e2f8117c153becfc900',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',72,'1 keep blue nazgul',1795017431529,'4eb0c79ac4994a14aff641a1c8c6e250',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',73,'1 keep yellow gandalf',1795017431539,'9e2813e5893c4ce596534e770e0eb672',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',74,'1 keep red ring',1795017431544,'84b87f34dbf04ae1be9b3469acc3c3d1',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',75,'1 roll',1795017431557,'d00a2769340c417cb4214241b9027f18',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',76,'1 keep green ring',1795017431567,'1db39262f2144fb0b68387298cfd21ff',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',77,'1 roll',1795017431582,'e61a2aa3b533422b8168375f958815c6',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',78,'1 keep red gandalf',1795017431590,'b455abd4de7543acb21270d1475f2ed6',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',79,'1 keep black ring',1795017431595,'b9a8adb8efdc4c37bde6be0e26ad8fb6',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',80,'1 keep green orc',1795017431604,'08ad50c02afa4f9bb96aa1bff53279eb',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',81,'1 keep yellow orc',1795017431612,'4b8eba16022c4b60817dfe497295b6af',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',82,'1 keep black ring',1795017431629,'11b0b04eb85745fc952e850e88772ddd',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',83,'1 keep green weapon',1795017431639,'baedb8654c214858b6c0401f4ecff47a',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',84,'1 roll',1795017431647,'c60c3c3db79f498fbd9b71f4e162a26e',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',85,'1 keep green ring',1795017431664,'0ac5f31fe7274996a7197e9aeeeae59a',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',86,'1 keep red nazgul',1795017431668,'af9e060bcb934a94b14dcb89392d71bf',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',87,'1 keep black weapon',1795017431683,'4958aefc710a46dda47b6db83bf56fa0',NULL);
INSERT INTO "choices" VALUES('p6z5mwvmqk',88,'1 keep yellow nazgul',1795017431701,'56803378a8f94c7ebd8936c9c6e9ff15',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',0,'0 cycle herbs-and-stewed-rabbit',1795017431733,'ebc71acac8db4ccfa85b8d354ffa786d',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',1,'0 cycle there-is-another-way',1795017431785,'4ef41bf8a1e740a6827b2ecccbc53c43',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',2,'0 cycle dead-men-of-dunharrow',1795017431838,'cfb928fe8fd94c8bae7944fa5b8eaca6',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',3,'0 cycle aragorn',1795017431884,'8f23b799afd6426b9244f946a4729cb2',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',4,'1 cycle the-witch-king',1795017431931,'e4ec1bb141f44d20afce50c6f293579b',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',5,'1 cycle the-destroyer',1795017431978,'28815779b52142f69fae980f0e06fb60',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',6,'1 cycle haradrim-cavalry',1795017432022,'7594637326f041af8479c05ac49089b8',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',7,'1 cycle corsairs-of-umbar',1795017432065,'06ff7ecccb084ab0927fc55e7be290d2',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',8,'0 play riders-of-rohan helms-deep',1795017432114,'fe6719b6b621446e8d56b0bf0d801fe9',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',9,'0 cycle high-elves',1795017432161,'9f2d4b6d33d24f46a40677db3a7cf36d',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',10,'0 ring',1795017432192,'168524bbbc0943f78acef83034a58568',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',11,'1 ring',1795017432235,'235b4192bbdf49ae81747821dbf70c01',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',12,'0 cycle guards-of-the-citadel',1795017432277,'99167e929fdb40b286b3bb45867eec68',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',13,'1 play white-hand-orcs helms-deep',1795017432329,'578f9364bcc643b48d18fb20e2f9b01d',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',14,'1 cycle woven-of-all-colours',1795017432384,'f129f1ffda0e46b98b8e96f1114b75ba',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',15,'0 play gimli reserve',1795017432421,'c2ec031c2c414c77860ac06ca7c749cf',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',16,'0 cycle pippin-took',1795017432444,'813e40512d8a4961812877f3e9786d52',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',17,'0 nothing',1795017432492,'b86a9cb013c94a6db88b530c03ad588c',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',18,'1 cycle mordor-orcs',1795017432526,'e59dc81d67724c48974e4712aadc79de',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',19,'0 play elrond reserve',1795017432556,'4db2212f4fc54c388340e03a70730c4e',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',20,'0 cycle denethor',1795017432575,'ac36359908cb42b2b89ab1b04dae9e0b',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',21,'1 cycle palantir-of-orthanc',1795017432617,'7ebe9f8179244369adbf4f7421a42261',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',22,'0 cycle treebeard',1795017432647,'2a466a0b5dfe4402ab9e96283f3dad32',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',23,'1 play the-commander reserve',1795017432676,'b02b392c935a41a69d0e3020acf23ebe',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',24,'1 cycle black-uruks',1795017432696,'ad21f86038de42fa994363e7cc3b005f',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',25,'0 cycle blade-of-westernesse',1795017432722,'397647142d2d4f3980d16d08ac972a8e',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',26,'1 cycle cave-troll',1795017432749,'3cb71633278b4cd9832247c6a5df0d0c',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',27,'0 play eomer helms-deep',1795017432765,'8f558b36ed2f4e26820f3f7973090132',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',28,'0 cycle death-ride-ride-to-ruin',1795017432785,'cdfb31f8f33e4910b6288ecbea60b2d3',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',29,'0 play village-militia edoras',1795017432805,'2d64e602e655465c845fb87cf359c2a5',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',30,'1 winnow',1795017432829,'b9d82e83003d4bfa975e1c3bf4aae651',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',31,'1 eliminate nazguls-mantle',1795017432847,'2b74983a46cc417ba55038be62168231',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',32,'1 eliminate mouth-of-sauron',1795017432857,'ae4e5b2433dc4543918b5f21e4d70174',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',33,'0 winnow',1795017432864,'1dd6b5fe05b3461eaae2f9f45d6f8c2d',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',34,'1 ring',1795017432870,'1db3e1e5c1ae492daa365325d8ea28a1',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',35,'0 play sam-gamgee path',1795017432875,'9d5e57ad297c4d4795c738c656889503',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',36,'1 play grishnakh reserve',1795017432881,'fd1094f659d440a586ef2d8cc149d62a',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',37,'1 cycle the-ringwraiths-are-abroad',1795017432899,'ac3cee0ab6f643a782f204258147fdb0',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',38,'0 ring',1795017432914,'0986937ef90d4b9083ed117aa8dae31c',NULL);
INSERT INTO "choices" VALUES('4b5pqnanw4',39,'1 cycle coastal-raiders',1795017432925,'9fa5e2d563f943a59942ca1de883f529',NULL);
CREATE TABLE claims (
	fingerprint VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (fingerprint)
);
CREATE TABLE decks (
	guest VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	code TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (guest, id)
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
INSERT INTO "guests" VALUES('answ2jx4pd7uey6ekwp4','Frodo');
INSERT INTO "guests" VALUES('zsqyzsy2bum2pdu5cvmw','Sam');
CREATE TABLE hidden (
	table_id VARCHAR(16) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	moved BIGINT, 
	PRIMARY KEY (table_id, guest)
);
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, guest)
);
INSERT INTO "holders" VALUES('8ezskw5b8b',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('8ezskw5b8b',1,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('cxdsh6m532',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('cxdsh6m532',1,'zsqyzsy2bum2pdu5cvmw');
INSERT INTO "holders" VALUES('2psc8y7rga',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('2psc8y7rga',1,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('q933rr83wf',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('q933rr83wf',1,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('p6z5mwvmqk',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('p6z5mwvmqk',1,'zsqyzsy2bum2pdu5cvmw');
INSERT INTO "holders" VALUES('4b5pqnanw4',0,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('4b5pqnanw4',1,'answ2jx4pd7uey6ekwp4');
INSERT INTO "holders" VALUES('kvenp5gwkh',0,'answ2jx4pd7uey6ekwp4');
CREATE TABLE kept_seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat, guest)
);
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
	since BIGINT NOT NULL, orders TEXT, ordered INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('8ezskw5b8b',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('8ezskw5b8b',1,'person','Merry',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('cxdsh6m532',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('cxdsh6m532',1,'person','Sam',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('2psc8y7rga',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('2psc8y7rga',1,'person','Merry',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('q933rr83wf',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('q933rr83wf',1,'person','Merry',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('p6z5mwvmqk',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('p6z5mwvmqk',1,'person','Sam',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('4b5pqnanw4',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('4b5pqnanw4',1,'person','Merry',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('kvenp5gwkh',0,'person','Frodo',NULL,0,NULL,0);
INSERT INTO "seats" VALUES('kvenp5gwkh',1,'open',NULL,NULL,0,NULL,0);
INSERT INTO "seats" VALUES('kvenp5gwkh',2,'open',NULL,NULL,0,NULL,0);
CREATE TABLE "tables" (
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
	patience INTEGER DEFAULT '86400' NOT NULL, 
	resigned TEXT DEFAULT '[]' NOT NULL, 
	resigning TEXT DEFAULT '[]' NOT NULL, 
	rematch_by INTEGER, 
	lesson BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('8ezskw5b8b','confrontation',2,'{"format":"classic","fellowship_cards":0,"sauron_cards":0,"cards_chosen_by":"owner","games":1,"fellowship":1,"aid":true,"stuck":"any","draws":"repetition","sam_in_mordor":false,"last_word":"fellowship","both_retreat":false,"sam_steps_in":"always","hide":"turn","saruman_holds":true,"upstream":"both","uruk_hai":"hidden","king_names":"any","target":"shown"}','4c5d1703873e850f7df7080fc1c1791e','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017425955,1795017425955,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,33,1795017426898,'[[1,true]]',0,1795017426919,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('cxdsh6m532','confrontation',2,'{"format":"classic","fellowship_cards":0,"sauron_cards":0,"cards_chosen_by":"owner","games":1,"fellowship":1,"aid":true,"stuck":"any","draws":"repetition","sam_in_mordor":false,"last_word":"fellowship","both_retreat":false,"sam_steps_in":"always","hide":"turn","saruman_holds":true,"upstream":"both","uruk_hai":"hidden","king_names":"any","target":"shown"}','a8229cd85c07b5f4b12c1c1e05f3a854','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017426939,1795017426977,'over','game','[1]',NULL,NULL,NULL,NULL,NULL,2,56,1795017428158,'[]',0,1795017428158,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('2psc8y7rga','fellowship',1,'{"variant":"starter","decks":"aragorn-gandalf","decklists":"open","tournament":false,"rule_of_four":false,"mulligan":false,"open_discard":false}','ddb3eee07315c7dc295ff8f298472428','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017428178,1795017428178,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,40,1795017429817,'[[0,false]]',0,1795017429817,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('q933rr83wf','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','69516f69a48e187b819a1c817d5badbf','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017429834,1795017429834,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,40,1795017430722,'[[1,false]]',0,1795017430722,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('p6z5mwvmqk','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','ea5ebfeb349686ecec4cb783c64cf197','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017430740,1795017430746,'over','game','[]',NULL,NULL,NULL,NULL,NULL,2,89,1795017431701,'[]',0,1795017431701,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('4b5pqnanw4','warcards',2,'{"scenario":"trilogy","holders":"usual","promos":false,"active_again":false,"fight_first":false,"no_dead_text":false,"every_seat_passes":false,"keep_excess":false,"forsake_played":false,"text_first":false,"new_item_freezes":false,"wielder_uses":false,"forsake_as_cost":false,"recycle_late":false,"helpless_fall":false,"unfought_for_nobody":false,"own_attack_only":false,"choose_support":false,"bare_ground":false,"end_at_once":false,"all_rings_count":false,"only_losses_count":false,"all_twice":false}','477221865030218f6b31b55946feee02','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017431715,1795017431715,'playing',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,33,1795017432925,'[[0,false]]',0,1795017432925,86400,'[]','[]',NULL,0);
INSERT INTO "tables" VALUES('kvenp5gwkh','journey',1,'{"variant":"basic","last_one_wins":false,"instant_win":false,"start":"random","equipment":"a","squares":"preset","coloured":"preset","black":"preset"}','7022f4dc06899e5532dfdbba25ad513f','answ2jx4pd7uey6ekwp4',0,'{"kind":"none","bank":0,"bonus":0,"cap":0}',1795017432936,1795017432936,'gathering',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,0,1795017432936,'[]',0,1795017432936,86400,'[]','[]',NULL,0);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX holders_guest ON holders (guest);
CREATE INDEX kept_seats_guest ON kept_seats (guest);
CREATE INDEX tables_touched ON tables (touched);
CREATE INDEX tables_state ON tables (state, listed, created);
COMMIT;
