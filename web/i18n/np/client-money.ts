import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { clientMoney as en } from "#web/i18n/en/client-money.ts";

export const clientMoney = {
  title: "रकम",
  contract: "सम्झौता रकम",
  contractHelp: "तपाईंले स्वीकार गर्नुभएको लागत अनुमान र त्यसपछि स्वीकार गर्नुभएका थपघट।",
  received: "प्राप्त",
  due: "अहिले तिर्नुपर्ने",
  estimate: "स्वीकृत लागत अनुमान",
  variation: "थपघट {{number}}: {{title}}",
  lines: "विवरण हेर्नुहोस्",
  variations: "थपघट",
  states: {
    sent: "तपाईंको निर्णय पर्खँदै",
    accepted: "स्वीकृत",
    declined: "अस्वीकृत",
    withdrawn: "फिर्ता लिइएको",
  },
  plan: "भुक्तानी तालिका",
  stageDone: "“{{stage}}” सकिएपछि",
  paid: "भुक्तानी भयो",
  payments: "प्राप्त भुक्तानी",
  noPayments: "अहिलेसम्म भुक्तानी भएको छैन।",
  methods: { cash: "नगद", bank: "बैङ्क", cheque: "चेक", wallet: "मोबाइल वालेट" },
} as const satisfies Translated<typeof en>;
