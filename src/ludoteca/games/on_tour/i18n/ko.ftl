### On Tour 한국어.
###
### "mark"는 두 자리 수, star 또는 x. "_word"로 끝나는 인수는 그 키의 낱말로 바뀌어 들어온다.
### 자리마다 이름($seat_name)과 $seat_you(읽는 사람의 자리면 "yes")가 함께 온다.
### `.short`는 지도에 적는 짧은 이름이고, 없으면 이름을 그대로 적는다.

name = 온 투어
blurb = 백 일 동안의 투어! 모두 같은 수를 저마다의 지도에 적고, 수가 줄지 않고 이어지는 가장 긴 길을 만든 사람이 이겨요.

## 지금 할 일

prompt-numbers =
    { $last ->
        [yes] 모두 기다려요: 두 수({ $low }, { $high })를 적으세요.
       *[no] { $cards ->
            [yes] 카드 두 장으로 두 수({ $low }, { $high })를 적으세요.
           *[no] 두 수({ $low }, { $high })를 적으세요.
        }
    }
prompt-number =
    { $last ->
        [yes] 모두 기다려요: 남은 수({ $number })를 적으세요.
       *[no] 남은 수({ $number })를 적으세요.
    }{ $only ->
        [yes] { " " }들어갈 곳은 한 곳뿐이에요.
       *[no] { "" }
    }
prompt-either =
    { $last ->
        [yes] 모두 기다려요: 한 수({ $low }/{ $high })를 적으세요.
       *[no] 한 수({ $low }/{ $high })를 적으세요.
    }
prompt-number-and-x =
    { $last ->
        [yes] 모두 기다려요. 한 수만 들어가요: 한 수({ $low }/{ $high })만 적고 X표를 하세요.
       *[no] 한 수({ $low }/{ $high })만 적고 X표를 하세요.
    }
prompt-x =
    { $last ->
        [yes] 모두 기다려요. 더 적을 수 없어요
       *[no] 더 적을 수 없어요
    }: { $left }곳에 X표를 하세요.{ $only ->
        [yes] { " " }남은 곳은 한 곳뿐이에요.
       *[no] { "" }
    }
prompt-star =
    { $kind ->
        [same-region] 카드가 모두 같은 권역
       *[other] 같은 눈 { $low }
    }: 별을 그리세요.{ $last ->
        [yes] { " " }모두 기다려요.
       *[no] { "" }
    }{ $only ->
        [yes] { " " }들어갈 곳은 한 곳뿐이에요.
       *[no] { "" }
    }
prompt-no-star =
    { $kind ->
        [same-region] 카드가 모두 같은 권역
       *[other] 같은 눈 { $low }
    }: 별을 그릴 곳이 없어요. 한 곳에 X표를 하세요.{ $last ->
        [yes] { " " }모두 기다려요.
       *[no] { "" }
    }
prompt-confirm =
    { $last ->
        [yes] 모두 기다려요. 완료할까요?
       *[no] 완료하거나 고치세요.
    }
prompt-wait = { $players }명이 아직 적고 있어요.
prompt-wait-for = { $seat_name } 님이 아직 적고 있어요.
prompt-over = 투어가 끝났어요.

## 고를 수 있는 것

choice-mark =
    { $area_word }: { $mark ->
        [star] 별
        [x] X표
       *[other] { $mark }
    }{ $circled ->
        [yes] , 동그라미
       *[no] { "" }
    }
choice-mark-group =
    { $mark ->
        [star] 별 그리기
        [x] X표 하기
       *[other] { $mark } 적기
    }
choice-take-back =
    { $area_word } 지우기: { $mark ->
        [star] 별
        [x] X표
       *[other] { $mark }
    }
choice-take-all-back = 둘 다 지우기

## 일어난 일

event-started = 모두의 시작: { $area_word } – { $mark }.
event-cards-turned =
    카드: { $one_word }({ $one_region ->
        [north] 북부
        [south] 남부
        [west] 서부
        [central] 중부
       *[east] 동부
    }), { $two_word }({ $two_region ->
        [north] 북부
        [south] 남부
        [west] 서부
        [central] 중부
       *[east] 동부
    }), { $three_word }({ $three_region ->
        [north] 북부
        [south] 남부
        [west] 서부
        [central] 중부
       *[east] 동부
    }).
event-reshuffled = 쓴 카드를 섞어 새 더미를 만들었어요.
event-rolled =
    { $kind ->
        [numbers] { $turn }라운드: { $low }, { $high }.
        [doubles] { $turn }라운드: 같은 눈이 나와 모두 별을 그려요. 그릴 곳이 없으면 X표를 해요.
        [same-region] { $turn }라운드: 카드가 모두 같은 권역이라 모두 별을 그려요. 그릴 곳이 없으면 X표를 해요.
        [final-doubles] 마지막 지역: 같은 눈이 나와 모두 별을 그려요.
       *[final-numbers] 마지막 지역: { $low }, { $high }.
    }
event-rolled-special =
    { $kind ->
        [doubles] 같은 눈이 나와 모두 별을 그려요.
        [same-region] 카드가 모두 같은 권역이라 모두 별을 그려요.
        [final-doubles] 마지막 지역인데 같은 눈이 나와 모두 별을 그려요.
        [final-numbers] 마지막 지역이에요. 카드 없이 빈 곳에 적어요.
       *[numbers] { "" }
    }
event-marked =
    { $seat_you ->
        [yes] 나
       *[no] { $seat_name } 님
    }: { $area_word } – { $mark ->
        [star] 별
        [x] X표
       *[other] { $mark }
    }{ $circled ->
        [yes] , 동그라미.
       *[no] .
    }
event-ended = 모든 지도가 찼어요. 투어를 계산해요.

## 게임의 결과

result-points =
    { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } { $points }점짜리 투어로 이겼어요.
result-more-circles =
    { $points }점 동점: 지도에 동그라미가 더 많은 { $seat_you ->
        [yes] 내가
       *[no] { $seat_name } 님이
    } 이겼어요({ $circles }개).
result-shared = { $winners }명이 { $points }점씩으로 공동 우승이에요.
result-alone =
    { $points }점짜리 투어: { $grade ->
        [rare] 두고두고 기억할 점수예요!
        [excellent] 훌륭해요!
        [good] 잘했어요!
        [solid] 탄탄해요.
        [fair] 나쁘지 않아요.
       *[beginner] 시작이 반이에요.
    }
merit = { $points }점, 동그라미 { $circles }개

## 할 수 없는 것

error-marks-missing = 아직 { $marks }개를 더 적어야 해요.
error-nothing-to-take-back = 이번 라운드에 적은 것이 없어요.
error-one-to-take-back = 지울 것이 하나뿐이에요.
error-marked-all = 이번 라운드에 적을 것은 다 적었어요.
error-no-such-area = 이 지도에 없는 지역이에요.
error-area-full = 이미 적혀 있는 지역이에요: { $area_word }.
error-not-this-mark = 지금은 그것을 적을 수 없어요.
error-x-not-needed = X표를 할 필요가 없어요.
error-not-here = 지금 나온 카드로는 적을 수 없는 지역이에요: { $area_word }.
error-x-not-here = X표를 할 수 없는 지역이에요: { $area_word }. 다른 곳에 해야 해요.

## 테이블 설정

preset-coast-to-coast = 대륙 횡단
preset-coast-to-coast-help = 미국 지도에서, 첫 숫자는 한 번만 굴려 정해요.
preset-grand-tour = 그랜드 투어
preset-grand-tour-help = 같은 방식으로 유럽을 돌아요.
preset-by-the-book = 규칙서대로
preset-by-the-book-help = 인쇄된 규칙처럼 첫 숫자를 두 번 굴려 정해요.
preset-sharp-eyes = 예리한 눈
preset-sharp-eyes-help = 처음에 네 번 굴려요. 별은 카드에 나온 지역에 그려야 두 배로 세요.

option-map = 지도
option-map-help = 미국의 41개 주 또는 유럽의 39개 나라.
option-map-usa = 미국
option-map-europe = 유럽
option-setup = 첫 수
option-setup-help = 모두가 똑같이 채우고 시작하는 네 지역을 정하는 방법이에요.
option-setup-single-roll = 한 번 굴리기
option-setup-rulebook = 두 번 굴리기
option-setup-four-rolls = 네 번 굴리기
option-star-circle = 별
option-star-circle-help = 동그라미 친 지역은 두 배예요. 별에 항상 동그라미를 치거나, 카드에 적힌 지역일 때만 쳐요.
option-star-circle-always = 항상 동그라미
option-star-circle-exact = 카드의 지역일 때만

## 게임판

board-step =
    { $what ->
        [star] 별을 그릴 지역을 고르세요.
        [x] X표 할 지역을 고르세요.
       *[other] { $number }: 적을 지역을 고르세요.
    }
board-numbers = 적을 것
board-dice = 주사위: { $one }, { $other }
board-write =
    { $what ->
        [star] 별
        [x] X
       *[other] { $number }
    }{ $written ->
        [yes] , 적음
       *[no] { "" }
    }
board-cards = 카드
board-region =
    { $region ->
        [north] 북부
        [south] 남부
        [west] 서부
        [central] 중부
       *[east] 동부
    }
board-final = 마지막 지역이에요. 카드 없이 빈 곳에 적어요.
board-your-map = 지도
board-map = 지도
board-tiles = 타일
board-tour = 투어: { $points }점
board-would = 투어 { $before } → { $after }점
board-would-said = 투어 { $before }점에서 { $after }점으로
board-beside = 이웃
board-toured = 내 투어에 있음
board-empty = { $area_word }
board-holds =
    { $area_word }: { $mark ->
        [star] 별
        [x] X
       *[other] { $mark }
    }
board-holds-said =
    { $area_word }: { $mark ->
        [star] 별
        [x] X
       *[other] { $mark }
    }{ $circled ->
        [yes] , 동그라미
       *[no] { "" }
    }
board-between =
    { $below ->
        [-1] { $above ->
            [-1] 옆에 숫자 없음
           *[other] { $above } 앞
        }
       *[other] { $above ->
            [-1] { $below } 다음
           *[other] { $below }–{ $above } 사이
        }
    }
board-others = 다른 지도 ({ $players })
board-note =
    { $points }점 { $state ->
        [thinking] …
        [ready] ✓
       *[over] { "" }
    }
board-their-map =
    지도, { $points }점{ $state ->
        [thinking] , 적는 중
        [ready] , 완료
       *[over] { "" }
    }
board-draw = 투어 그려 보기
board-draw-back = 한 곳 되돌리기
board-draw-end = 최고의 투어
board-drawn = 내 투어: { $best }점 중 { $points }점
tie-circles = 동점이라 지도에 동그라미가 많은 쪽이 앞서요. 여기는 { $circles }개예요.
tie-shared = 점수도 지도의 동그라미 수({ $circles }개)도 같아 순위가 같아요.
account-tour = 지역 { $areas }곳 + 동그라미 { $circles }개
account-way =
    { $from_word } → { $to_word }{ $stars ->
        [0] { "" }
       *[other] , 별 { $stars }개
    }

## 튜토리얼

tutorial-goal = 우리 밴드가 투어를 떠나요! 지도에 수를 적으세요. 길을 따라 수가 줄지 않고 이어지는 가장 좋은 길이 내 투어가 돼요. 지역마다 1점, 동그라미가 있으면 1점 더!
tutorial-start = 네 지역은 모두 똑같이 채워져 있어요. 네바다와 유타에 18, 켄터키와 버지니아에 81이 있네요. 이번 투어는 서쪽에서 동쪽으로 가는 것이 좋겠어요.
tutorial-cards = 주사위가 2와 5이니 25와 52를 적어요. 수마다 카드를 한 장씩 쓰고, 그 카드의 권역에 적어요. 카드에 쓰인 바로 그 지역이면 동그라미가 생겨요. 콜로라도에 25를 적으세요!
tutorial-cards-other = 그렇게 할 수도 있어요. 하지만 콜로라도의 25는 유타의 18에서 이어지고 동그라미도 생겨요.
tutorial-second = 투어가 18, 18, 25로 이어져요. 이제 다른 카드로 52를 적을 차례. 캔자스는 콜로라도 바로 옆이고, 캔자스 카드도 있어요.
tutorial-second-other = 그렇게 할 수도 있어요. 하지만 캔자스의 52는 25에서 이어지고 동그라미도 생겨요.
tutorial-done = 벌써 8점이에요! 완료하기 전까지는 모두 지울 수 있어요. Cleo 님도 같은 수를 자기 지도에 적어요.
tutorial-done-other = 모두 제자리에 적었어요. 완료를 누르세요.
tutorial-star = 같은 눈이 나왔어요! 이번에는 수 대신 모두 별을 그려요. 카드 세 장이 한 권역일 때도 그래요. 별은 투어의 수가 작아지지 않게 하는 어떤 수로든 쳐요. 미주리는 캔자스와 켄터키 사이에 있고, 길 여덟 개가 만나요.
tutorial-star-other = 그렇게 할 수도 있어요. 하지만 미주리의 별은 52와 81을 이어 줘요.
tutorial-joined = 서쪽과 동쪽이 이어졌어요. 네바다에서 버지니아까지 일곱 지역, 모두 동그라미가 있어 14점이에요. 완료를 누르세요.
tutorial-region = 09와 90, 하나는 출발점, 하나는 끝에 좋아요. 워싱턴 카드는 서부이니 서부라면 어디든 돼요. 오리건은 네바다 옆이에요. 거기에 09를 적으세요.
tutorial-region-other = 그렇게 할 수도 있어요. 하지만 오리건의 09는 투어의 새 출발점이 돼요.
tutorial-far = 이제 90이에요. 노스캐롤라이나는 버지니아 옆이고, 노스캐롤라이나 카드도 있어요.
tutorial-far-other = 그렇게 할 수도 있어요. 하지만 노스캐롤라이나의 90은 81에서 이어지고 동그라미도 생겨요.
tutorial-all = 17점이에요! 모두 동시에 적어요. 다른 사람이 적은 것은 모두가 완료하면 보여요.
tutorial-x = 나중에는 자리가 모자라요. 카드의 권역에 적을 곳이 없으면 X표를 해야 하고, 그곳으로는 투어가 지나갈 수 없어요. 권역마다 자리를 남기고, 나쁜 수는 투어가 가지 않을 곳에 적으세요.
tutorial-last = 한참 뒤, 네브래스카만 남았어요. 마지막 지역에는 카드 없이 57이나 75를 적어요. 투어는 캔자스(52)에서 미주리의 별을 지나 일리노이(60)로 가요. 그 사이에 맞는 수는?
tutorial-last-other = 75는 뒤에 나오는 60보다 커서 투어가 네브래스카를 지나치게 돼요.
tutorial-last-done = 이제 투어가 네브래스카에도 들러요. 37점! 완료를 누르세요.
tutorial-end = 워싱턴에서 뉴욕까지 24곳, 그중 13곳에 동그라미! 37 대 32로 이겼어요. 가장 좋은 투어는 저절로 찾아 줘요. 직접 그려 볼 수도 있어요. 그만큼 좋은 길을 찾을 수 있을까요?

## 지역

area-usa-al = 앨라배마
area-usa-az = 애리조나
area-usa-ar = 아칸소
area-usa-ca = 캘리포니아
area-usa-co = 콜로라도
area-usa-fl = 플로리다
area-usa-ga = 조지아
area-usa-id = 아이다호
area-usa-il = 일리노이
area-usa-in = 인디애나
area-usa-ia = 아이오와
area-usa-ks = 캔자스
area-usa-ky = 켄터키
area-usa-la = 루이지애나
area-usa-mi = 미시간
area-usa-mc = 중부 해안
area-usa-mn = 미네소타
area-usa-ms = 미시시피
area-usa-mo = 미주리
area-usa-mt = 몬태나
area-usa-ne = 네브래스카
area-usa-nv = 네바다
area-usa-nwe = 뉴잉글랜드
area-usa-nm = 뉴멕시코
area-usa-ny = 뉴욕
area-usa-nc = 노스캐롤라이나
    .short = 북캐롤라이나
area-usa-nd = 노스다코타
area-usa-oh = 오하이오
area-usa-ok = 오클라호마
area-usa-or = 오리건
area-usa-pa = 펜실베이니아
area-usa-sc = 사우스캐롤라이나
    .short = 남캐롤라이나
area-usa-sd = 사우스다코타
area-usa-tn = 테네시
area-usa-tx = 텍사스
area-usa-ut = 유타
area-usa-va = 버지니아
area-usa-wa = 워싱턴
area-usa-wv = 웨스트버지니아
    .short = 서버지니아
area-usa-wi = 위스콘신
area-usa-wy = 와이오밍

area-europe-al = 알바니아
area-europe-at = 오스트리아
area-europe-by = 벨라루스
area-europe-be = 벨기에
area-europe-ba = 보스니아 헤르체고비나
    .short = 보스니아
area-europe-bg = 불가리아
area-europe-hr = 크로아티아
area-europe-cz = 체코
area-europe-dk = 덴마크
area-europe-ee = 에스토니아
area-europe-fi = 핀란드
area-europe-fr = 프랑스
area-europe-de = 독일
area-europe-gr = 그리스
area-europe-hu = 헝가리
area-europe-is = 아이슬란드
area-europe-ie = 아일랜드
area-europe-it = 이탈리아
area-europe-lv = 라트비아
area-europe-lt = 리투아니아
area-europe-lu = 룩셈부르크
area-europe-md = 몰도바
area-europe-me = 몬테네그로
area-europe-nl = 네덜란드
area-europe-mk = 북마케도니아
area-europe-no = 노르웨이
area-europe-pl = 폴란드
area-europe-pt = 포르투갈
area-europe-ro = 루마니아
area-europe-ru = 러시아
area-europe-rs = 세르비아
area-europe-sk = 슬로바키아
area-europe-si = 슬로베니아
area-europe-es = 스페인
area-europe-se = 스웨덴
area-europe-ch = 스위스
area-europe-tr = 튀르키예
area-europe-ua = 우크라이나
area-europe-gb = 영국
